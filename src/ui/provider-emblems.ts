import { randomStream } from "../rules/web/hash.ts";

/** Outlines on a 24 px grid: in front, and behind in a darker shade. Subpaths that overlap cut each other out. */
export type EmblemPaths = readonly [front: string, back?: string];
type Random = () => number;

const MIDDLE = 12;
const number = (value: number) => Number(value.toFixed(1));
/** A whole number from `low` to `high`. */
const whole = (random: Random, low: number, high: number) => low + Math.floor(random() * (high - low + 1));
const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[whole(random, 0, values.length - 1)]!;

/** A point at a distance from the middle; the angle is a part of the turn, from the top. */
const point = (turn: number, distance: number) => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${number(MIDDLE + Math.cos(angle) * distance)} ${number(MIDDLE + Math.sin(angle) * distance)}`;
};
const circle = (x: number, y: number, r: number) =>
  `M${number(x - r)} ${number(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const polygon = (points: readonly string[]) => `M${points.join("L")}z`;
const repeat = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** Petals around the middle, every other one behind if their number is even. */
function petals(random: Random): EmblemPaths {
  const count = whole(random, 3, 8);
  const width = (0.3 + random() * 0.25) / count;
  const inner = pick(random, [0, 0, 3]);
  const draw = (i: number) =>
    `M${point(i / count, inner)}Q${point(i / count - width * 2, 9)} ${point(i / count, 11.5)}Q${point(i / count + width * 2, 9)} ${point(i / count, inner)}z`;
  if (count % 2) return [repeat(count, draw)];
  return [repeat(count / 2, (i) => draw(2 * i)), repeat(count / 2, (i) => draw(2 * i + 1))];
}

/** A star, with a hole or a turned copy behind it. */
function star(random: Random): EmblemPaths {
  const count = whole(random, 4, 9);
  const depth = 3.5 + random() * 4;
  const draw = (turn: number) =>
    polygon(Array.from({ length: 2 * count }, (_, i) => point(turn + i / (2 * count), i % 2 ? depth : 11.5)));
  return random() < 0.5 ? [draw(0) + circle(MIDDLE, MIDDLE, 2)] : [draw(0), draw(0.5 / count)];
}

/** Parts of a ring around a core. */
function ring(random: Random): EmblemPaths {
  const count = whole(random, 2, 6);
  const inner = 6 + random() * 2;
  const gap = 0.022;
  const turn = pick(random, [0, 0.5 / count]);
  const part = (i: number) => {
    const [from, to] = [turn + i / count + gap, turn + (i + 1) / count - gap];
    return `M${point(from, 11.5)}A11.5 11.5 0 0 1 ${point(to, 11.5)}L${point(to, inner)}A${number(inner)} ${number(inner)} 0 0 0 ${point(from, inner)}z`;
  };
  return [repeat(count, part), circle(MIDDLE, MIDDLE, pick(random, [2.5, 3.5, 4.5]))];
}

/** Bars on one line, or around one. */
function bars(random: Random): EmblemPaths {
  const count = whole(random, 3, 5);
  const width = 24 / count - 1.6;
  const isCentred = random() < 0.5;
  const heights = Array.from({ length: count }, () => pick(random, [8, 13, 18, 23]));
  const draw = (i: number) => {
    const height = heights[i]!;
    const y = isCentred ? MIDDLE - height / 2 : 23.5 - height;
    return `M${number((24 * i) / count + 0.8)} ${y}h${number(width)}v${height}h-${number(width)}z`;
  };
  return [repeat(count, (i) => (i % 2 ? "" : draw(i))), repeat(count, (i) => (i % 2 ? draw(i) : ""))];
}

/** Squares of a symmetric grid. */
function grid(random: Random): EmblemPaths {
  const size = pick(random, [3, 4]);
  const cell = 24 / size;
  const half = Math.ceil(size / 2);
  let [front, back] = ["", ""];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < half; x++) {
      const kind = random();
      if (kind > 0.78) continue;
      const draw = (column: number) =>
        `M${number(column * cell + 0.5)} ${number(y * cell + 0.5)}h${number(cell - 1)}v${number(cell - 1)}h-${number(cell - 1)}z`;
      const both = draw(x) + (size - 1 - x === x ? "" : draw(size - 1 - x));
      if (kind < 0.45) front += both;
      else back += both;
    }
  return [front || circle(MIDDLE, MIDDLE, 9), back];
}

/** A crescent, and a disc or a star beside it. */
function crescent(random: Random): EmblemPaths {
  const turn = pick(random, [0.07, 0.19, 0.31, 0.43, 0.57, 0.69, 0.81, 0.93]);
  const r = 7.5 + random() * 1.5;
  const [from, to] = [point(turn - 0.13, 11), point(turn + 0.13, 11)];
  const [x, y] = point(turn, 6.5).split(" ").map(Number) as [number, number];
  const light =
    random() < 0.5
      ? circle(x, y, 3.2)
      : `M${x} ${number(y - 5)}Q${x} ${y} ${number(x + 5)} ${y}Q${x} ${y} ${x} ${number(y + 5)}Q${x} ${y} ${number(x - 5)} ${y}Q${x} ${y} ${x} ${number(y - 5)}z`;
  return [`M${from}A11 11 0 1 0 ${to}A${number(r)} ${number(r)} 0 1 1 ${from}z`, light];
}

/** Arrows that point one way. */
function arrows(random: Random): EmblemPaths {
  const count = whole(random, 2, 3);
  const isSharp = random() < 0.5;
  const axis = pick(random, ["right", "down", "up"]);
  const step = 24 / count;
  const draw = (i: number) => {
    const at = i * step;
    const thick = step * 0.62;
    const reach = step * (isSharp ? 1 : 0.6);
    const corners: readonly [number, number][] = [
      [at, 1],
      [at + thick, 1],
      [Math.min(24, at + thick + reach * 0.4), 12],
      [at + thick, 23],
      [at, 23],
      [at + reach * 0.4, 12],
    ];
    return polygon(
      corners.map(([along, across]) => {
        if (axis === "right") return `${number(along)} ${across}`;
        return `${across} ${number(axis === "down" ? along : 24 - along)}`;
      }),
    );
  };
  return [repeat(count, (i) => (i % 2 ? "" : draw(i))), repeat(count, (i) => (i % 2 ? draw(i) : ""))];
}

/** Discs that overlap. */
function discs(random: Random): EmblemPaths {
  const count = whole(random, 2, 5);
  const turn = pick(random, [0, 0.5 / count, 0.25]);
  const r = number(count === 2 ? 7 : 10.5 / count + 3);
  const away = 11.5 - r;
  const draw = (i: number) => {
    const [x, y] = point(turn + i / count, away)
      .split(" ")
      .map(Number) as [number, number];
    return circle(x, y, r);
  };
  if (count < 4) return [draw(0), repeat(count - 1, (i) => draw(i + 1))];
  return [repeat(count, draw)];
}

const FAMILIES = [petals, star, ring, bars, grid, crescent, arrows, discs];

/** An emblem for a seed: one of eight families, each with many forms. */
export function emblemOf(seed: number): EmblemPaths {
  const random = randomStream(seed);
  return pick(random, FAMILIES)(random);
}
