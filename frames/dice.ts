import {
  DICE_CHANCES,
  DICE_SIDES,
  type DiceChoice,
  type DiceOutcome,
  diceMultiplier,
} from "../src/rules/fair/dice.ts";
import { FACE } from "./face.ts";
import { animate, easeOut, prepare, type Stage, type StageOptions } from "./stage.ts";

const STEP = 50;

export function diceStage({ canvas, hue, texts, number }: StageOptions): Stage {
  const choice: DiceChoice = { chances: 4_950, over: false };
  let roll: number | null = null;
  let hasWon = false;

  const controls = document.createElement("div");
  controls.className = "choice";
  controls.innerHTML = `
    <label class="slide"><span></span><output></output>
      <input type="range" min="${DICE_CHANCES.min}" max="${DICE_CHANCES.max}" step="${STEP}" value="${choice.chances}"></label>
    <div class="pair" role="group"><button type="button" aria-pressed="true"></button><button type="button" aria-pressed="false"></button></div>`;
  const range = controls.querySelector("input")!;
  const output = controls.querySelector("output")!;
  const [under, over] = controls.querySelectorAll("button");
  controls.querySelector("span")!.textContent = texts.chance;
  under!.textContent = texts.under;
  over!.textContent = texts.over;

  const draw = () => {
    const { context, width, height } = prepare(canvas);
    const [left, bar] = [width * 0.06, width * 0.88];
    const middle = height * 0.62;
    const thick = Math.min(26, height * 0.08);
    const at = (value: number) => left + (bar * value) / DICE_SIDES;
    context.lineCap = "round";
    context.lineWidth = thick;
    context.strokeStyle = "#ffffff22";
    context.beginPath();
    context.moveTo(left, middle);
    context.lineTo(left + bar, middle);
    context.stroke();
    const [from, to] = choice.over ? [DICE_SIDES - choice.chances, DICE_SIDES] : [0, choice.chances];
    context.strokeStyle = `hsl(${hue} 80% 60%)`;
    context.beginPath();
    context.moveTo(at(from), middle);
    context.lineTo(at(to), middle);
    context.stroke();
    context.textAlign = "center";
    context.fillStyle = "#ffffffb0";
    context.font = `600 13px ${FACE}`;
    for (const mark of [0, 25, 50, 75, 100])
      context.fillText(number(mark), at(mark * 100), middle + thick + 16);
    context.fillStyle = roll === null ? "#ffffff60" : hasWon ? "#7dffb0" : "#ffffff";
    context.font = `800 ${Math.min(88, height * 0.26)}px ${FACE}`;
    context.fillText(roll === null ? "–" : number(roll / 100, 2), width / 2, height * 0.42);
    if (roll === null) return;
    context.beginPath();
    context.arc(at(roll), middle, thick * 0.85, 0, Math.PI * 2);
    context.fillStyle = hasWon ? "#1fd57a" : "#f2f0ff";
    context.fill();
    context.lineWidth = 3;
    context.strokeStyle = "#140d2b";
    context.stroke();
  };

  const update = () => {
    choice.chances = Number(range.value);
    const times = number(Number(diceMultiplier(choice)) / 10_000, 2);
    output.textContent = `${number(choice.chances / 100, 1)} % · ${times}×`;
    range.setAttribute("aria-valuetext", output.textContent);
    under!.setAttribute("aria-pressed", String(!choice.over));
    over!.setAttribute("aria-pressed", String(choice.over));
    draw();
  };
  range.addEventListener("input", update);
  under!.addEventListener("click", () => {
    choice.over = false;
    update();
  });
  over!.addEventListener("click", () => {
    choice.over = true;
    update();
  });
  update();

  return {
    controls,
    choice: () => ({ ...choice }),
    draw,
    async show({ outcome, choice: playedChoice }, isInstant) {
      const result = outcome as DiceOutcome;
      Object.assign(choice, playedChoice);
      range.value = String(choice.chances);
      update();
      hasWon = false;
      const start = roll ?? 0;
      if (!isInstant)
        await animate(900, (part) => {
          roll = Math.round(start + (result.roll - start) * easeOut(part));
          draw();
        });
      roll = result.roll;
      hasWon = result.won;
      draw();
    },
    describe: ({ outcome }) => number((outcome as DiceOutcome).roll / 100, 2),
  };
}
