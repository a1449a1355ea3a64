import type { ArtGame } from "./art-game.ts";
import { BUSTS } from "./composition.ts";
import { type Bend, LEAST_HEIGHT, letter, unbentHeight, unbentLetters } from "./lettering.ts";
import { type Actor, type TitlePlace, X, Y } from "./poster-layout.ts";
import type { Stage } from "./stage.ts";
import { footOf, topOf } from "./subjects/subject-measures.ts";
import { svg } from "./svg.ts";
import { lineGap, titleBlock } from "./title-paint.ts";

interface PlaceLayout {
  /** Largest width and height of the lines. */
  width: number;
  height: number;
  /** Baseline of the last line; undefined if the title hangs from `top`. */
  baseline?: number;
  top?: number;
  /** Degrees of the title, its foot included. */
  turn: number;
  /** The bend of the lines, if it isn't the studio's. */
  bend?: Bend;
  /** How far the scene's objects are moved down, and their scale. */
  down: number;
  scale: number;
}

export const LAYOUTS: Record<TitlePlace, PlaceLayout> = {
  foot: { width: 284, height: 112, baseline: 402, turn: 0, down: 0, scale: 1 },
  through: { width: 288, height: 108, baseline: 406, turn: 0, down: 26, scale: 1.08 },
  // The badge and the heart are in the corners above.
  top: { width: 284, height: 108, top: 56, turn: 0, down: 92, scale: 1.2 },
  slant: { width: 276, height: 112, baseline: 392, turn: -7, bend: "straight", down: -6, scale: 1.02 },
  grand: { width: 294, height: 156, baseline: 406, turn: 0, down: -14, scale: 0.96 },
};

/** Where titles begin for which scenes are composed, and how far a scene rises above a higher one. */
const TITLE_TOP = 290;
const LIFT = { share: 0.6, most: 18 } as const;
/** Where titles above their subject end for which scenes are composed. */
const TITLE_FOOT = 134;

/** Where a title's lines begin and end, its sides and outlines included. */
interface TitleSpan {
  top: number;
  foot: number;
}

/** How a scene's objects are moved down, and scaled about the subject's middle. */
export interface Framing {
  down: number;
  scale: number;
}

/** How a scene's objects are framed for a title. */
export function framingOf(place: TitlePlace, { top, foot }: TitleSpan): Framing {
  const { down, scale } = LAYOUTS[place];
  if (place === "top") {
    const over = Math.max(0, foot - TITLE_FOOT);
    return { down: down + over * 0.5, scale: scale - over * 0.003 };
  }
  const lift = Math.min(LIFT.most, Math.max(0, (TITLE_TOP - top) * LIFT.share));
  return { down: down - lift, scale };
}

/** Largest side of a subject that is no close-up, which has to be whole. */
const WHOLE_SIZE = 400;
/** Least distance of a whole subject from the upper edge. */
const MARGIN = 8;
/** Lowest foot of a subject under its title, which is whole, too. */
const LOWEST_FOOT = 416;
const LEAST_SHRINK = 0.72;

/** A framing in which no subject that should be whole is cut by the upper edge, or covered by a title above it. */
export function fitSubject(
  { down, scale }: Framing,
  place: TitlePlace,
  title: TitleSpan,
  subjects: readonly Actor[],
): Framing {
  const whole = subjects.filter(([, { size }]) => size <= WHOLE_SIZE);
  if (whole.length === 0) return { down, scale };
  const edges = (edge: (sprite: string) => number) =>
    whole.map(([sprite, { y, size }]) => Y + (y + (edge(sprite) - 0.5) * size - Y) * scale + down);
  const [top, foot] = [Math.min(...edges(topOf)), Math.max(...edges(footOf))];
  const limit = place === "top" ? title.foot : MARGIN;
  const over = limit - top;
  if (over <= 0) return { down, scale };
  // Under its title, a subject has room below, and the end of a neck has to be below the picture.
  const isBust = whole.some(([sprite]) => BUSTS.test(sprite));
  const room = isBust ? over : Math.max(0, LOWEST_FOOT - foot);
  const lower = place === "top" ? Math.min(over, room) : 0;
  const [newTop, newFoot] = [top + lower, foot + lower];
  const shrink = Math.max(LEAST_SHRINK, (newFoot - limit) / (newFoot - newTop));
  return { down: newFoot - Y + (Y + down + lower - newFoot) * shrink, scale: scale * shrink };
}

/** A dark ground for a title from `from` to `to`, at its full strength from a share of the way. */
function shade(stage: Stage, from: number, to: number, strength: number, turn = 0): string {
  const { deep } = stage.palette;
  const upright = to > from;
  const fill = stage.linear(
    [
      [0, deep, 0],
      [0.46, deep, 0.82 * strength],
      [1, deep, 0.97 * strength],
    ],
    upright ? undefined : 'x1="0" y1="1" x2="0" y2="0"',
  );
  const [y, height] = [Math.min(from, to), Math.abs(to - from)];
  // A turned ground reaches beyond the picture's edges.
  const side = turn ? 40 : 0;
  const turned = turn ? svg` transform="rotate(${turn} ${X} ${y})"` : "";
  return svg`<rect x="${-side}" y="${y}" width="${stage.width + 2 * side}" height="${height + side}" fill="${fill}"${turned}/>`;
}

interface Grounds {
  /** Over the scene, under the subject if it breaks through. */
  under: string;
  /** Over the subject. */
  over: string;
}

/** The dark grounds of a title whose lines begin at `titleTop`. */
export function titleGrounds(stage: Stage, place: TitlePlace, titleTop: number): Grounds {
  const { height } = stage;
  if (place === "top")
    return { under: shade(stage, 214, -30, 0.84), over: shade(stage, height - 80, height + 40, 0.6) };
  if (place === "through")
    return { under: shade(stage, 236, height, 1), over: shade(stage, titleTop - 14, height + 50, 0.74) };
  if (place === "slant") return { under: "", over: shade(stage, 250, height, 1, LAYOUTS.slant.turn) };
  return { under: "", over: shade(stage, place === "grand" ? 214 : 236, height, 1) };
}

/** A game's title in its place, and where its first line begins. */
export function setTitle(
  stage: Stage,
  { title }: ArtGame,
  place: TitlePlace,
): TitleSpan & { drawing: string } {
  const { style } = stage;
  const { width, height, baseline, top = 0, turn, bend = style.bend } = LAYOUTS[place];
  const room = unbentHeight(bend, height);
  const lines = letter(title, style.face, width, room, unbentLetters(bend, LEAST_HEIGHT));
  const gap = lineGap(stage, lines);
  // A bend needs what it left of the height.
  const whole = lines.reduce((sum, line) => sum + line.height + gap, height - room - gap);
  const foot = baseline ?? top + whole;
  const drawing = titleBlock(stage, lines, { x: X, baseline: foot, gap, bend, width });
  return {
    drawing: turn ? svg`<g transform="rotate(${turn} ${X} ${foot - whole / 2})">${[drawing]}</g>` : drawing,
    top: foot - whole,
    foot,
  };
}
