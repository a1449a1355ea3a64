import {
  REELS,
  ROWS,
  type SlotOutcome,
  type SlotSymbol,
  type Spin,
  windowOf,
} from "../src/rules/fair/slot.ts";
import { slotTable } from "../src/rules/fair/slot-tables.ts";
import { FACE } from "./face.ts";
import { isLoaded, pictureAt } from "./pictures.ts";
import type { DrawnSymbols } from "./protocol.ts";
import { drawFrame, drawHints, drawTitle, type Hint, layOut } from "./slot-dressing.ts";
import { animate, easeOut, isNetWin, prepare, type Stage, type StageOptions } from "./stage.ts";

const LETTERS: Partial<Record<SlotSymbol, string>> = { ace: "A", king: "K", queen: "Q", jack: "J" };
const SHADES: Partial<Record<SlotSymbol, string>> = {
  ace: "#ff8fb8",
  king: "#ffd166",
  queen: "#8be9fd",
  jack: "#a5f3a0",
};
const HINTED = ["crown", "gem", "bell"] as const;

/** A symbol's name in the player's language. */
export const nameOf = (symbol: SlotSymbol, symbols: DrawnSymbols): string =>
  LETTERS[symbol] ?? symbols[symbol]?.name ?? "?";

/** Number of symbols that scroll past on the first reel, and how many more on each following reel. */
const SPIN_LENGTH = { first: 12, more: 6 };

export function slotStage({
  canvas,
  title,
  hue,
  texts,
  symbols,
  number,
  version,
  playSound,
}: StageOptions): Stage {
  const pictures = new Map(
    Object.entries(symbols).flatMap(([symbol, { src }]) =>
      src ? [[symbol as SlotSymbol, pictureAt(src)] as const] : [],
    ),
  );
  let table = slotTable(version);
  let stops = table.strips.map((_, reel) => reel * 5);
  /** Remaining distance of each reel to its stop, in symbols. */
  let remainingDistances = table.strips.map(() => 0);
  let litLines: Spin["lines"] = [];
  /** Extra size of the winning symbols. */
  let pulse = 0;
  let caption = "";
  const hints = (): Hint[] =>
    HINTED.flatMap((symbol) => {
      const picture = pictures.get(symbol);
      if (!picture || !isLoaded(picture)) return [];
      return { picture, pays: `${number(table.pays[symbol][2] / 10)}×` };
    });

  /** A letter in its own colour, lit from above, with a dark edge; or a symbol's name in place of its picture. */
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
    light.addColorStop(1, `hsl(${hue} 60% ${symbol in LETTERS ? 40 : 80}%)`);
    const name = nameOf(symbol, symbols);
    const font = (size: number) => `900 ${size}px ${FACE}`;
    context.font = font(100);
    const size = Math.min(cell * 0.6, (cell * 88) / context.measureText(name).width);
    context.font = font(size);
    context.lineWidth = size * 0.15;
    context.lineJoin = "round";
    context.strokeStyle = "#0b0616";
    context.strokeText(name, x, y);
    context.fillStyle = light;
    context.fillText(name, x, y);
  };

  /** A glow in the game's colour, which dark pictures stand out from. */
  const drawGlow = (context: CanvasRenderingContext2D, x: number, y: number, radius: number) => {
    const glow = context.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, `hsl(${hue} 70% 62% / .5)`);
    glow.addColorStop(1, `hsl(${hue} 70% 62% / 0)`);
    context.fillStyle = glow;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  };

  const draw = () => {
    const { context, width, height } = prepare(canvas);
    context.imageSmoothingQuality = "high";
    const layout = layOut(width, height);
    const { left, top, cellWidth, cellHeight } = layout;
    const cell = Math.min(cellWidth, cellHeight);
    context.textAlign = "center";
    context.textBaseline = "middle";
    drawFrame(context, hue, layout);
    const lit = new Set(
      litLines.flatMap(({ line, count }) =>
        Array.from({ length: count }, (_, reel) => `${reel} ${table.lines[line]![reel]}`),
      ),
    );
    for (let reel = 0; reel < REELS; reel++) {
      const x = left + reel * cellWidth;
      context.save();
      context.beginPath();
      context.roundRect(x + 2, top, cellWidth - 4, cellHeight * ROWS, 12);
      context.fillStyle = `hsl(${hue} 45% ${reel % 2 ? 13 : 16}% / .88)`;
      context.fill();
      context.clip();
      const strip = table.strips[reel]!;
      const fullSteps = Math.floor(remainingDistances[reel]!);
      const part = remainingDistances[reel]! - fullSteps;
      for (let row = -1; row < ROWS; row++) {
        const index = (((stops[reel]! + row - fullSteps) % strip.length) + strip.length) % strip.length;
        const symbol = strip[index]!;
        const [cx, cy] = [x + cellWidth / 2, top + (row + 0.5 + part) * cellHeight];
        const picture = pictures.get(symbol);
        const isLit = lit.has(`${reel} ${row}`);
        // The symbols of a line stand out; the others step back.
        context.globalAlpha = lit.size === 0 || isLit ? 1 : 0.45;
        const half = cell * 0.45 * (isLit ? 1 + pulse : 1);
        if (picture && isLoaded(picture)) {
          drawGlow(context, cx, cy, cell * 0.6);
          context.drawImage(picture, cx - half, cy - half, half * 2, half * 2);
        } else drawLetter(context, symbol, cx, cy + cell * 0.03, isLit ? cell * (1 + pulse) : cell);
      }
      context.globalAlpha = 1;
      context.restore();
    }
    for (const { line, count } of litLines) {
      context.beginPath();
      for (let reel = 0; reel < count; reel++) {
        const [x, y] = [
          left + (reel + 0.5) * cellWidth,
          top + (table.lines[line]![reel]! + 0.5) * cellHeight,
        ];
        if (reel === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
      context.lineWidth = 5;
      context.lineJoin = "round";
      context.strokeStyle = `hsl(${(line * 36 + 40) % 360} 95% 65% / .9)`;
      context.stroke();
    }
    if (caption) {
      context.font = `700 ${Math.max(14, cell * 0.2)}px ${FACE}`;
      context.fillStyle = "#ffe9a8";
      context.fillText(caption, width / 2, Math.max(14, top - 8 - cell * 0.2));
    } else drawTitle(context, title, layout);
    drawHints(context, hints(), layout, height);
    context.textBaseline = "alphabetic";
  };

  for (const picture of pictures.values())
    if (!isLoaded(picture)) picture.addEventListener("load", () => draw(), { once: true });

  /** @param isFestive the round pays more than it cost, so that its lines may move */
  async function spin({ stops: end, lines }: Spin, isQuick: boolean, isFestive: boolean): Promise<void> {
    litLines = [];
    let stopped = 0;
    stops = end;
    const distances = table.strips.map((_, reel) => SPIN_LENGTH.first + SPIN_LENGTH.more * reel);
    await animate(isQuick ? 700 : 1_500, (part) => {
      // Reels stop from left to right.
      remainingDistances = distances.map(
        (distance, reel) => distance * (1 - easeOut(Math.min(1, part * (1 + (REELS - 1 - reel) * 0.12)))),
      );
      const now = remainingDistances.filter((distance) => distance === 0).length;
      if (now > stopped) playSound("stop");
      stopped = now;
      draw();
    });
    remainingDistances = table.strips.map(() => 0);
    litLines = lines;
    draw();
    if (lines.length > 0)
      await animate(isQuick ? 350 : 700, (part) => {
        pulse = isFestive ? Math.sin(part * Math.PI) * 0.16 : 0;
        draw();
      });
    pulse = 0;
  }

  return {
    controls: null,
    choice: () => ({}),
    draw,
    async show(round, isInstant) {
      const { outcome, version: drawnBy } = round;
      const { spins } = outcome as SlotOutcome;
      // A round that was left open may be of an earlier version.
      table = slotTable(drawnBy);
      caption = "";
      if (isInstant) {
        stops = spins.at(-1)!.stops;
        litLines = spins.at(-1)!.lines;
        draw();
        return;
      }
      for (const [i, one] of spins.entries()) {
        if (i > 0) caption = `${texts.freeSpin} ${number(i)} / ${number(spins.length - 1)}`;
        await spin(one, i > 0, isNetWin(round));
      }
      caption = "";
      draw();
    },
    describe: ({ outcome, version: drawnBy }) => {
      const { spins } = outcome as SlotOutcome;
      const reels = windowOf(slotTable(drawnBy), spins[0]!.stops);
      const lines = spins.reduce((sum, { lines }) => sum + lines.length, 0);
      const middleRow = reels.map((reel) => nameOf(reel[1]!, symbols)).join(", ");
      return `${middleRow}. ${texts.lines} ${number(lines)}`;
    },
  };
}
