import { REELS, ROWS } from "../src/rules/fair/slot.ts";
import { balancedLines } from "../src/rules/games/balanced-lines.ts";
import { FACE } from "./face.ts";

/** Stops of the gold of frame and title. */
const GOLD = [
  [0, "#fff2b0"],
  [0.4, "#f2b134"],
  [0.6, "#8a4b08"],
  [1, "#ffd977"],
] as const;
const TITLE_GOLD = ["#fffbe0", "#ffd166", "#d98a1c"];
/** Space between the reels and what is above and below them. */
const GAP = 14;
/** A window's height as a multiple of its width at most, on a tall screen. */
const TALLEST = 1.4;
/** Share of the height that the reels take at most: a tall screen also has room for the title and the prizes. */
const SHARE = { tall: 0.6, wide: 0.86 };

/** Where the reels are, in CSS pixels. */
export interface Layout {
  left: number;
  top: number;
  cellWidth: number;
  cellHeight: number;
  width: number;
  height: number;
}

/** Fills the width of a tall screen, and the height of a wide one. */
export function layOut(width: number, height: number): Layout {
  const isTall = height > width;
  const cellWidth = Math.min((width * 0.92) / REELS, (height * SHARE.wide) / ROWS);
  const cellHeight = isTall
    ? Math.max(cellWidth, Math.min(cellWidth * TALLEST, (height * SHARE.tall) / ROWS))
    : cellWidth;
  const [across, down] = [cellWidth * REELS, cellHeight * ROWS];
  const top = (height - down) / 2 + (isTall ? 0 : height * 0.03);
  return { left: (width - across) / 2, top, cellWidth, cellHeight, width: across, height: down };
}

/** A golden frame around the reels. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  hue: number,
  { left, top, width, height }: Layout,
): void {
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
}

/** The game's title in gold above the reels, if there is room. */
export function drawTitle(
  context: CanvasRenderingContext2D,
  title: string,
  { left, top, width }: Layout,
): void {
  const room = top - 8 - GAP;
  if (room < 36) return;
  const sizeOf = (lines: string[]) => {
    context.font = `900 100px ${FACE}`;
    const widest = Math.max(...lines.map((line) => context.measureText(line).width));
    return Math.min(52, room / lines.length / 1.1, (100 * width * 0.94) / widest);
  };
  const two = balancedLines(title);
  const lines = sizeOf(two) > sizeOf([title]) * 1.15 ? two : [title];
  const size = sizeOf(lines);
  context.font = `900 ${size}px ${FACE}`;
  context.lineJoin = "round";
  for (const [i, line] of lines.entries()) {
    const y = (top - 8) / 2 + (i - (lines.length - 1) / 2) * size * 1.1;
    const gold = context.createLinearGradient(0, y - size * 0.4, 0, y + size * 0.4);
    for (const [at, color] of TITLE_GOLD.entries()) gold.addColorStop(at / 2, color);
    context.lineWidth = size * 0.16;
    context.strokeStyle = "#160a05";
    context.strokeText(line, left + width / 2, y);
    context.fillStyle = gold;
    context.fillText(line, left + width / 2, y);
  }
}

export interface Hint {
  picture: HTMLImageElement;
  /** What five of them pay. */
  pays: string;
}

/** Sizes of a prize below the reels, in CSS pixels. */
const HINT = { largest: 64, smallest: 36, text: 14 };

/** The best prizes below the reels, if there is room: each picture with what five of it pay. */
export function drawHints(
  context: CanvasRenderingContext2D,
  hints: readonly Hint[],
  { left, top, width, height }: Layout,
  bottom: number,
): void {
  const from = top + height + 8;
  const text = HINT.text * 1.7;
  const side = Math.min(HINT.largest, bottom - from - text - 2 * GAP);
  if (side < HINT.smallest) return;
  const y = (from + bottom - text) / 2;
  const part = width / hints.length;
  context.font = `700 ${HINT.text}px ${FACE}`;
  context.fillStyle = "#ffe9a8";
  for (const [i, { picture, pays }] of hints.entries()) {
    const x = left + part * (i + 0.5);
    context.drawImage(picture, x - side / 2, y - side / 2, side, side);
    context.fillText(`5 = ${pays}`, x, y + side / 2 + text / 2 + 4, part);
  }
}
