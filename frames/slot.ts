import addresses from "virtual:symbols";
import {
  LINES,
  REELS,
  ROWS,
  type SlotOutcome,
  type SlotSymbol,
  type Spin,
  STRIPS,
  windowOf,
} from "../src/rules/fair/slot.ts";
import { animate, easeOut, prepare, type Stage, type StageOptions } from "./stage.ts";
import type { Texts } from "./text-keys.ts";

const LETTERS: Partial<Record<SlotSymbol, string>> = { ace: "A", king: "K", queen: "Q", jack: "J" };
const SHADES: Partial<Record<SlotSymbol, string>> = {
  ace: "#ff8fb8",
  king: "#ffd166",
  queen: "#8be9fd",
  jack: "#a5f3a0",
};
/** Stops of the frame's colour. */
const GOLD = [
  [0, "#fff2b0"],
  [0.4, "#f2b134"],
  [0.6, "#8a4b08"],
  [1, "#ffd977"],
] as const;
const DRAWN: SlotSymbol[] = ["crown", "gem", "bell", "horn", "wild", "scatter"];

/** A symbol's name in the player's language. */
export const nameOf = (symbol: SlotSymbol, { symbolNames }: Texts): string =>
  LETTERS[symbol] ?? symbolNames.split(",")[DRAWN.indexOf(symbol)] ?? "";

/** Number of symbols that scroll past on the first reel, and how many more on each following reel. */
const SPIN_LENGTH = { first: 12, more: 6 };

export function slotStage({ canvas, hue, texts, number }: StageOptions): Stage {
  const drawings = new Map<string, HTMLImageElement>();
  let stops = STRIPS.map((_, reel) => reel * 5);
  /** Remaining distance of each reel to its stop, in symbols. */
  let remainingDistances = STRIPS.map(() => 0);
  let litLines: Spin["lines"] = [];
  let caption = "";

  /** A golden frame around the reels. */
  const drawFrame = (
    context: CanvasRenderingContext2D,
    left: number,
    top: number,
    width: number,
    height: number,
  ) => {
    const gold = context.createLinearGradient(left, top, left + width, top + height);
    for (const [at, color] of GOLD) gold.addColorStop(at, color);
    context.save();
    context.shadowColor = `hsl(${hue} 90% 60% / .55)`;
    context.shadowBlur = 26;
    context.fillStyle = "#0b0616";
    context.beginPath();
    context.roundRect(left - 8, top - 8, width + 16, height + 16, 20);
    context.fill();
    context.restore();
    context.lineWidth = 5;
    context.strokeStyle = gold;
    context.stroke();
  };

  /** A letter in its own colour, lit from above, with a dark edge. */
  const drawLetter = (
    context: CanvasRenderingContext2D,
    symbol: SlotSymbol,
    x: number,
    y: number,
    cell: number,
  ) => {
    const light = context.createLinearGradient(0, y - cell * 0.28, 0, y + cell * 0.28);
    light.addColorStop(0, "#fff");
    light.addColorStop(0.55, SHADES[symbol] ?? "#fff");
    light.addColorStop(1, `hsl(${hue} 60% 40%)`);
    context.font = `900 ${cell * 0.6}px system-ui, sans-serif`;
    context.lineWidth = cell * 0.09;
    context.lineJoin = "round";
    context.strokeStyle = "#0b0616";
    context.strokeText(LETTERS[symbol] ?? "?", x, y);
    context.fillStyle = light;
    context.fillText(LETTERS[symbol] ?? "?", x, y);
  };

  const draw = () => {
    const { context, width, height } = prepare(canvas);
    const cell = Math.min((width * 0.92) / REELS, (height * 0.86) / ROWS);
    const [left, top] = [(width - cell * REELS) / 2, (height - cell * ROWS) / 2 + height * 0.03];
    context.textAlign = "center";
    context.textBaseline = "middle";
    drawFrame(context, left, top, cell * REELS, cell * ROWS);
    for (let reel = 0; reel < REELS; reel++) {
      const x = left + reel * cell;
      context.save();
      context.beginPath();
      context.roundRect(x + 2, top, cell - 4, cell * ROWS, 12);
      context.fillStyle = `hsl(${hue} 45% ${reel % 2 ? 13 : 16}% / .88)`;
      context.fill();
      context.clip();
      const strip = STRIPS[reel]!;
      const fullSteps = Math.floor(remainingDistances[reel]!);
      const part = remainingDistances[reel]! - fullSteps;
      for (let row = -1; row < ROWS; row++) {
        const index = (((stops[reel]! + row - fullSteps) % strip.length) + strip.length) % strip.length;
        const symbol = strip[index]!;
        const [cx, cy] = [x + cell / 2, top + (row + 0.5 + part) * cell];
        const drawing = drawings.get(symbol);
        if (drawing) context.drawImage(drawing, cx - cell * 0.41, cy - cell * 0.41, cell * 0.82, cell * 0.82);
        else drawLetter(context, symbol, cx, cy + cell * 0.03, cell);
      }
      context.restore();
    }
    for (const { line, count } of litLines) {
      context.beginPath();
      for (let reel = 0; reel < count; reel++) {
        const [x, y] = [left + (reel + 0.5) * cell, top + (LINES[line]![reel]! + 0.5) * cell];
        if (reel === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
      context.lineWidth = 5;
      context.lineJoin = "round";
      context.strokeStyle = `hsl(${(line * 36 + 40) % 360} 95% 65% / .9)`;
      context.stroke();
    }
    if (caption) {
      context.font = `700 ${Math.max(14, cell * 0.2)}px system-ui, sans-serif`;
      context.fillStyle = "#ffe9a8";
      context.fillText(caption, width / 2, Math.max(14, top - cell * 0.14));
    }
    context.textBaseline = "alphabetic";
  };

  for (const [symbol, address] of Object.entries(addresses)) {
    const drawing = new Image();
    drawing.onload = () => {
      drawings.set(symbol, drawing);
      draw();
    };
    drawing.src = address;
  }

  async function spin({ stops: end, lines }: Spin, isQuick: boolean): Promise<void> {
    litLines = [];
    stops = end;
    const distances = STRIPS.map((_, reel) => SPIN_LENGTH.first + SPIN_LENGTH.more * reel);
    await animate(isQuick ? 700 : 1_500, (part) => {
      // Reels stop from left to right.
      remainingDistances = distances.map(
        (distance, reel) => distance * (1 - easeOut(Math.min(1, part * (1 + (REELS - 1 - reel) * 0.12)))),
      );
      draw();
    });
    remainingDistances = STRIPS.map(() => 0);
    litLines = lines;
    draw();
    if (lines.length > 0) await animate(isQuick ? 350 : 700, draw);
  }

  return {
    controls: null,
    choice: () => ({}),
    draw,
    async show({ outcome }, isInstant) {
      const { spins } = outcome as SlotOutcome;
      caption = "";
      if (isInstant) {
        stops = spins.at(-1)!.stops;
        litLines = spins.at(-1)!.lines;
        draw();
        return;
      }
      for (const [i, one] of spins.entries()) {
        if (i > 0) caption = `${texts.freeSpin} ${number(i)} / ${number(spins.length - 1)}`;
        await spin(one, i > 0);
      }
      caption = "";
      draw();
    },
    describe: ({ outcome }) => {
      const { spins } = outcome as SlotOutcome;
      const reels = windowOf(spins[0]!.stops);
      const lines = spins.reduce((sum, { lines }) => sum + lines.length, 0);
      const middleRow = reels.map((reel) => nameOf(reel[1]!, texts)).join(", ");
      return `${middleRow}. ${texts.lines} ${number(lines)}`;
    },
  };
}
