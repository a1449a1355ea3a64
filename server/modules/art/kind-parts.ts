// What the posters of crash games, boards and tables share.
import { hash } from "../../../src/rules/web/hash.ts";
import type { ArtGame } from "./art-game.ts";
import { printedWord } from "./live-cards.ts";
import { Felt, type FeltPoint } from "./live-felt.ts";
import { type Actor, type PosterCast, X } from "./poster-layout.ts";
import type { Stage } from "./stage.ts";
import { footOf } from "./subjects/subject-measures.ts";
import type { TitleSubject } from "./subjects/title-subject.ts";
import { svg } from "./svg.ts";

/** What a poster of such a kind composes. */
export interface KindScene {
  stage: Stage;
  game: ArtGame;
  subject: TitleSubject;
  /** Towards which side the composition leans: 1 or -1. */
  side: 1 | -1;
  /** What the title's other words name, in the corner on the other side; none for most titles. */
  guest: readonly Actor[];
}

/** The parts of a cast; an empty list of foreground objects unless given. */
export type MakeKind = (scene: KindScene) => Omit<PosterCast, "foreground">;

/** Where necks of busts end: below the top of the title. */
const GUEST_FOOT = 306;

/** Where the feet of sprites are that only tables show, share of their side from the top. */
const tableFoot = (sprite: string): number | undefined =>
  sprite.startsWith("stack-") ? 0.96 : sprite.startsWith("wheel-") ? 0.9 : undefined;

/** A sprite whose foot stands at a point. */
export const standing = (sprite: string, x: number, foot: number, size: number, turn = 0): Actor => [
  sprite,
  { x, y: foot - ((tableFoot(sprite) ?? footOf(sprite)) - 0.5) * size, size, turn },
];

/**
 * One of a kind's compositions, chosen by the game's identifier.
 * @param salt chosen so that games of the kind that follow each other in a list are seldom composed alike
 */
export function composeKind(
  kinds: readonly MakeKind[],
  salt: number,
  stage: Stage,
  game: ArtGame,
  subject: TitleSubject,
): PosterCast {
  const seed = hash(`kind:${salt}:${game.identifier}`);
  const side = (seed >>> 7) % 2 === 0 ? 1 : -1;
  const guest = subject.named
    .filter((sprite) => sprite !== "coin")
    .slice(0, 1)
    .map((sprite) => standing(sprite, X - side * 100, GUEST_FOOT, 150));
  const cast = kinds[(seed >>> 11) % kinds.length]!({ stage, game, subject, side, guest });
  return { ...cast, foreground: [] };
}

/** A plane that lies in the picture, seen straight from above; its points are pixels. */
class Sheet extends Felt {
  constructor() {
    super(0, 0, 1);
  }

  override pixel(point: FeltPoint): FeltPoint {
    return point;
  }

  override lying([x, y]: FeltPoint, degrees = 0, size = 1): string {
    return svg`translate(${x} ${y}) rotate(${degrees}) scale(${size})`;
  }
}
export const SHEET = new Sheet();

/** A multiplier in outlined digits of a height around a point. */
export function multiplier(stage: Stage, text: string, at: FeltPoint, height: number, turn = 0): string {
  const { palette: p } = stage;
  const digits = printedWord(SHEET, text, height, { at, turn });
  const fill = stage.linear([
    [0, "#fff"],
    [0.5, p.glow],
    [1, p.accentLight],
  ]);
  return svg`<g fill="${p.deep}" stroke="${p.deep}" stroke-width="${20 / height + 0.7}" stroke-linejoin="round">${digits}</g><g fill="${fill}">${digits}</g>`;
}

/** A glossy ball of the scene's accent. */
export function glossyBall(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  [light, full, dark]: readonly [string, string, string],
): string {
  const fill = stage.radial(
    [
      [0, "#fff"],
      [0.16, light],
      [0.55, full],
      [1, dark],
    ],
    'cx=".36" cy=".3" r=".78"',
  );
  return svg`<ellipse cx="${x + r * 0.16}" cy="${y + r * 0.3}" rx="${r}" ry="${r}" fill="#05030d" opacity=".32"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

/** The soft shadow of something that stands at a point. */
export function contact(stage: Stage, x: number, y: number, rx: number, ry = rx * 0.24): string {
  const fill = stage.radial([
    [0, "#05030d", 0.8],
    [0.55, "#05030d", 0.5],
    [1, "#05030d", 0],
  ]);
  return svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}
