import {
  SEGMENTS,
  type Segment,
  WHEEL_BETS,
  type WheelBet,
  type WheelOutcome,
} from "../src/rules/fair/wheel.ts";
import { FACE } from "./face.ts";
import { animate, easeOut, prepare, type Stage, type StageOptions } from "./stage.ts";

const TURNS = 5;
const ARC = (Math.PI * 2) / SEGMENTS.length;

export function wheelStage({ canvas, hue, texts, number }: StageOptions): Stage {
  let bet: WheelBet = 2;
  let angle = 0;
  let displayed: WheelOutcome | null = null;
  const colours: Record<Segment, string> = {
    2: `hsl(${hue} 55% 34%)`,
    3: `hsl(${hue + 40} 55% 42%)`,
    6: `hsl(${hue + 90} 60% 46%)`,
    48: "#ffd166",
    star: "#ff5fa2",
  };

  const controls = document.createElement("div");
  controls.className = "choice";
  const group = document.createElement("div");
  group.className = "four";
  group.role = "group";
  group.ariaLabel = texts.betOn;
  const buttons = WHEEL_BETS.map((one) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = `${one}×`;
    button.addEventListener("click", () => choose(one));
    return button;
  });
  group.append(...buttons);
  controls.append(group);
  function choose(newBet: WheelBet): void {
    bet = newBet;
    for (const [i, button] of buttons.entries()) button.ariaPressed = String(WHEEL_BETS[i] === bet);
  }
  choose(bet);

  const draw = () => {
    const { context, width: across, height } = prepare(canvas);
    const radius = Math.min(across, height) * 0.46;
    const [x, y] = [across / 2, height / 2 + radius * 0.04];
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    for (const [i, segment] of SEGMENTS.entries()) {
      context.beginPath();
      context.moveTo(0, 0);
      context.arc(0, 0, radius, i * ARC - ARC / 2, (i + 1) * ARC - ARC / 2);
      context.fillStyle = colours[segment];
      context.fill();
      context.strokeStyle = "#0e0822";
      context.lineWidth = 1;
      context.stroke();
      context.save();
      context.rotate(i * ARC);
      context.fillStyle = segment === 48 ? "#2a1a00" : "#ffffff";
      const size = Math.max(9, radius * 0.085);
      context.font = `700 ${size}px ${FACE}`;
      context.textAlign = "right";
      context.textBaseline = "middle";
      const sign = segment === "star" ? "★" : String(segment);
      context.fillText(sign, radius * 0.95, 0);
      // Underlined, because an upside-down 6 would read as 9.
      if (segment === 6) {
        const { width } = context.measureText(sign);
        context.fillRect(radius * 0.95 - width, size * 0.42, width, Math.max(1, size * 0.1));
      }
      context.restore();
    }
    context.restore();
    context.beginPath();
    context.arc(x, y, radius * 0.34, 0, Math.PI * 2);
    context.fillStyle = "#140d2b";
    context.fill();
    context.fillStyle = "#ffffff";
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.font = `800 ${radius * 0.24}px ${FACE}`;
    if (displayed) context.fillText(displayed.segment === "star" ? "★" : `${displayed.segment}×`, x, y);
    context.textBaseline = "alphabetic";
    context.beginPath();
    context.moveTo(x - 11, y - radius - 8);
    context.lineTo(x + 11, y - radius - 8);
    context.lineTo(x, y - radius + 14);
    context.closePath();
    context.fillStyle = "#ffffff";
    context.fill();
  };

  /** The wheel's angle with a segment at the top marker. */
  const angleOf = (index: number) => -Math.PI / 2 - index * ARC;
  draw();

  return {
    controls,
    choice: () => ({ bet }),
    draw,
    async show({ outcome, choice: playedChoice }, isInstant) {
      const result = outcome as WheelOutcome;
      choose((playedChoice as { bet: WheelBet }).bet);
      displayed = null;
      const endAngle = angleOf(result.index);
      if (!isInstant) {
        const startAngle = angle % (Math.PI * 2);
        const rotation = endAngle - startAngle - Math.PI * 2 * TURNS;
        await animate(3_600, (part) => {
          angle = startAngle + rotation * easeOut(part);
          draw();
        });
      }
      angle = endAngle;
      displayed = result;
      draw();
    },
    describe: ({ outcome }) => {
      const { segment } = outcome as WheelOutcome;
      return segment === "star" ? texts.star : `${number(segment)}×`;
    },
  };
}
