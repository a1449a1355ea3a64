import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font, type PathCommand } from "opentype.js";
import { balancedLines } from "../../../src/rules/games/balanced-lines.ts";
import { svg } from "./svg.ts";

/** Display faces by name; all are free for any use and cover Western European languages. */
export const FACES = {
  bowlby: "bowlby-one/files/bowlby-one-latin-400-normal.woff",
  bungee: "bungee/files/bungee-latin-400-normal.woff",
  cinzel: "cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff",
  knewave: "knewave/files/knewave-latin-400-normal.woff",
  lilita: "lilita-one/files/lilita-one-latin-400-normal.woff",
  luckiest: "luckiest-guy/files/luckiest-guy-latin-400-normal.woff",
  rocker: "new-rocker/files/new-rocker-latin-400-normal.woff",
  passion: "passion-one/files/passion-one-latin-700-normal.woff",
  pirata: "pirata-one/files/pirata-one-latin-400-normal.woff",
  rye: "rye/files/rye-latin-400-normal.woff",
  shrikhand: "shrikhand/files/shrikhand-latin-400-normal.woff",
  uncial: "uncial-antiqua/files/uncial-antiqua-latin-400-normal.woff",
  titan: "titan-one/files/titan-one-latin-400-normal.woff",
} as const;
export type Face = keyof typeof FACES;

/** How the lines of a title run: straight, over an arch, swollen in the middle or rising to the right. */
export const BENDS = ["straight", "arch", "bulge", "rise"] as const;
export type Bend = (typeof BENDS)[number];

const require = createRequire(import.meta.url);
const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  let font = fonts.get(face);
  if (!font) {
    const { buffer, byteOffset, byteLength } = readFileSync(require.resolve(`@fontsource/${FACES[face]}`));
    font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
    fonts.set(face, font);
  }
  return font;
}

/** The face itself, or the one that has every letter of the title: letters beyond Latin have none. */
function faceWith(face: Face, text: string): Face | undefined {
  const has = (candidate: Face) =>
    [...text].every((letter) => letter === " " || fontOf(candidate).hasChar(letter));
  return has(face) ? face : (Object.keys(FACES) as Face[]).find(has);
}

/** A line's words; a small one stands between or under the others. */
interface Words {
  text: string;
  isSmall: boolean;
}
const large = (text: string): Words => ({ text, isSmall: false });
const small = (text: string): Words => ({ text, isSmall: true });

/** The endings that many titles share; they stand small under the name. */
const STRAP =
  /^(.{4,}?)(?::\s*|\s+)(Hold & Win|Megaways|Bonus Buy|Reloaded|Deluxe|Supreme|Extreme|Jackpots?|Xmas|Classic|Extra)$/i;
/** Words that link a title's halves; they stand small between them. */
const LINK =
  /^(.{4,}?)\s+(of the|and the|& the|at the|to the|in the|from the|for the|of|and|&|at|to|the)\s+(.{4,})$/i;
/** Whose tale or which of a series it is; it stands small above the title's own name. */
const SERIES = /^(.{4,}?)(?: MEGAWAYS)?(?::|( GOES TO| MEETS| VS)|(?<='S))\s+(.{4,})$/i;
/** Letters of a name above which it takes two lines. */
const LONG_NAME = 13;

/** Letters of a line from which its title gains by a small line for the linking words. */
const LONG_LINE = 10;

const longest = (lines: readonly Words[]) => Math.max(...lines.map(({ text }) => text.length));

/** Splits a title into at most two large lines whose longer one is as short as possible, and a small one. */
function titleLines(title: string): Words[] {
  const [, name, strap] = STRAP.exec(title) ?? [];
  if (name && strap && name.length <= LONG_NAME) return [large(name), large(strap)];
  if (name && strap) return [...balancedLines(name).map(large), small(strap)];
  const [, series, verb = "", own] = SERIES.exec(title) ?? [];
  if (series && own)
    return [small(series + verb), ...(own.length <= 9 ? [large(own)] : balancedLines(own).map(large))];
  const balanced = title.length <= 8 ? [large(title)] : balancedLines(title).map(large);
  const [, start, link, end] = LINK.exec(title) ?? [];
  if (!start || !link || !end || longest(balanced) < LONG_LINE) return balanced;
  const linked = [large(start), small(link), large(end)];
  return longest(linked) <= longest(balanced) - 2 ? linked : balanced;
}

/** Path data; the library's own leaves out the space before some zeros. */
export function pathData({ commands }: { commands: readonly PathCommand[] }): string {
  return commands
    .map((command) => {
      if (command.type === "Z") return "Z";
      const start = command.type === "C" ? [command.x1, command.y1, command.x2, command.y2] : [];
      const control = command.type === "Q" ? [command.x1, command.y1] : start;
      return command.type + [...control, command.x, command.y].map((n) => Math.round(n * 10) / 10).join(" ");
    })
    .join("");
}

export interface Line {
  /** The outline, the line's middle at x = 0, its baseline at y = 0. */
  commands: readonly PathCommand[];
  /** Cap height and drawn width, pixels. */
  height: number;
  width: number;
}

const PROBE = 100;
/** Letters of a line are at most this much higher than those of the title's longest line. */
const LARGEST_STEP = 1.55;
/** Largest shares of the title's height: of a large line by the number of large lines, and of a small one. */
const SHARES: Readonly<Record<number, number>> = { 1: 0.62, 2: 0.46, 3: 1 / 3 };
const SMALL_SHARE = 0.27;
/** Height of capitals (of 426) below which words can't be read on a tile of 150 pixels: they're 11 pixels high there. */
export const LEAST_HEIGHT = 23.5;

/** Faces with thin strokes, which are lost in letters with caps lower than this, pixels. */
const MIN_HEIGHTS: Readonly<Partial<Record<Face, number>>> = {
  cinzel: 44,
  pirata: 44,
  rocker: 36,
  rye: 48,
  uncial: 38,
};
const STURDY: Face = "lilita";
const NARROW: Face = "passion";

/** All ways to break a title into large lines: two, then three. */
function breaks(title: string): Words[][][] {
  const words = title.split(" ");
  const join = (from: number, to?: number) => large(words.slice(from, to).join(" "));
  const starts = words.slice(1).map((_, i) => i + 1);
  return [
    starts.map((second) => [join(0, second), join(second)]),
    starts.flatMap((second) =>
      starts
        .filter((third) => third > second)
        .map((third) => [join(0, second), join(second, third), join(third)]),
    ),
  ];
}

const lowest = (lines: readonly Line[]) => Math.min(...lines.map((line) => line.height));

/**
 * Outlines of a title in at most two lines and a small one, or in three, each no wider than `width` and together no higher
 * than `height`; in the sturdy face if its own would be too thin to read, in the narrow one if no other makes all its lines
 * `least` high.
 */
export function letter(
  title: string,
  face: Face,
  width: number,
  height: number,
  least = LEAST_HEIGHT,
): Line[] {
  const shown = title.toUpperCase().replace(/[’]/g, "'");
  const usable = faceWith(face, shown);
  if (!usable) return [];
  const designed = titleLines(shown);
  const draw = (by: Face, words: readonly Words[]) => linesIn(by, words, { width, height, least });
  const own = draw(usable, designed);
  const isThin = own.some((line) => line.height < (MIN_HEIGHTS[usable] ?? 0));
  const faces = [...(isThin ? [] : [usable]), STURDY, NARROW].filter((by) => faceWith(by, shown) === by);
  // Thin letters are no title to fall back on.
  let best = isThin ? [] : own;
  for (const by of faces)
    for (const ways of [[designed], ...breaks(shown)]) {
      for (const words of ways) {
        const lines = draw(by, words);
        if (best.length === 0 || lowest(lines) > lowest(best)) best = lines;
      }
      // Rounding errors.
      if (lowest(best) >= least - 0.01) return best;
    }
  // An ending that can't be read is left to the game's name beside the picture.
  const [, name] = STRAP.exec(shown) ?? [];
  return name ? letter(name, face, width, height, least) : best;
}

interface Room {
  width: number;
  height: number;
  least: number;
}

function linesIn(face: Face, lines: readonly Words[], { width, height, least }: Room): Line[] {
  const font = fontOf(face);
  const boxOf = (text: string) => font.getPath(text, 0, 0, PROBE).getBoundingBox();
  const capHeight = -boxOf("H").y1 / PROBE;
  const widestSize = (text: string) => (width * PROBE) / (boxOf(text).x2 - boxOf(text).x1);
  const larges = lines.filter(({ isSmall }) => !isSmall);
  const smallest = Math.min(...larges.map(({ text }) => widestSize(text)));
  const smallHeight = Math.min(least, height * SMALL_SHARE);
  const left = height - smallHeight * (lines.length - larges.length);
  const largeHeight = Math.min(height * SHARES[larges.length]!, left / larges.length);
  return lines.map(({ text, isSmall }) => {
    const tallest = isSmall ? smallHeight : largeHeight;
    const size = Math.min(widestSize(text), smallest * LARGEST_STEP, tallest / capHeight);
    const box = font.getPath(text, 0, 0, size).getBoundingBox();
    const shift = -(box.x1 + box.x2) / 2;
    return {
      commands: font.getPath(text, shift, 0, size).commands,
      height: capHeight * size,
      width: box.x2 - box.x1,
    };
  });
}

/** How far an arch rises in its middle and a rising line on its way, pixels; how much a bulge grows in its middle. */
const ARCH = 16;
const RISE = 22;
const BULGE = 0.26;

/** Moves a point of a title: `x` from its middle, as a share of half its width; `y` from its baseline, pixels. */
const BENT: Record<Bend, (x: number, y: number) => number> = {
  straight: (_x, y) => y,
  arch: (x, y) => y - ARCH * (1 - x * x),
  bulge: (x, y) => y * (1 + BULGE * (1 - x * x)),
  rise: (x, y) => y - RISE * (0.5 + x / 2),
};

/** Height of a title's lines that is `height` once bent. */
export function unbentHeight(bend: Bend, height: number): number {
  if (bend === "bulge") return height / (1 + BULGE);
  return height - { straight: 0, arch: ARCH, rise: RISE }[bend];
}

/** Height of letters at the sides of a title that are `height` in its middle. */
export const unbentLetters = (bend: Bend, height: number) =>
  bend === "bulge" ? height / (1 + BULGE) : height;

type Move = (x: number, y: number) => readonly [number, number];

function moved(command: PathCommand, move: Move): PathCommand {
  if (command.type === "Z") return command;
  const [x, y] = move(command.x, command.y);
  if (!("x1" in command)) return { ...command, x, y };
  const [x1, y1] = move(command.x1, command.y1);
  if (!("x2" in command)) return { ...command, x, y, x1, y1 };
  const [x2, y2] = move(command.x2, command.y2);
  return { ...command, x, y, x1, y1, x2, y2 };
}

export interface Block {
  /** The lines' middle. */
  x: number;
  baseline: number;
  gap: number;
  bend: Bend;
  /** Width over which the block bends. */
  width: number;
}

/** Places lines above a baseline, the last one on it. */
export function stackLines(lines: readonly Line[], { x, baseline, gap, bend, width }: Block): string {
  let base = 0;
  const placed = [...lines].reverse().map(({ commands, height }) => {
    const line = commands.map((command) =>
      moved(command, (dx, dy) => [x + dx, baseline + BENT[bend](dx / (width / 2), base + dy)]),
    );
    base -= height + gap;
    return svg`<path d="${pathData({ commands: line })}"/>`;
  });
  return placed.reverse().join("");
}
