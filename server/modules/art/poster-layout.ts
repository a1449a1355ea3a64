import type { SceneryName } from "./environments.ts";
import type { Placement, Stage } from "./stage.ts";

export type Actor = readonly [sprite: string, place: Placement];

/**
 * Where a poster's title is: under the subject; over a subject that breaks into the foot; above it; rising across the foot;
 * large and high.
 */
export const TITLE_PLACES = ["foot", "through", "top", "slant", "grand"] as const;
export type TitlePlace = (typeof TITLE_PLACES)[number];

/** The objects of one poster. */
export interface PosterCast {
  /** Subjects in focus, back to front. */
  actors: readonly Actor[];
  /** Drawn behind all subjects, out of focus. */
  behind?: string;
  /** Drawn sharp behind the subjects: a platform, a slot machine's window. */
  stand?: string;
  /** Drawn sharp before the subjects: a hill, the front of a ring. */
  before?: string;
  /** The table on which the subjects are. */
  table?: string;
  /** The scene's place, if it isn't one of the theme's. */
  place?: SceneryName;
  /** True if subjects keep their own colours, whatever the studio's finish. */
  isNatural?: boolean;
  /** Where the title is; under the subject if undefined. */
  titlePlace?: TitlePlace;
  /** Objects at the edge in front of all: sharp, or out of focus if subjects keep their own colours. */
  foreground: readonly Actor[];
}

/** The subject's middle. */
export const X = 160;
export const Y = 176;
/** Scale of the poster's objects in a wide scene, which is lower. */
export const WIDE_SCALE = 0.86;

/** Sprites that read as plain discs or balls: alone in a corner they look like stains. */
const ROUND =
  /^(coin|square-coin|chip|ball|planet|medal|roulette|dice|gem-(ruby|sapphire|topaz|amethyst|diamond)|paw|orange|lemon|plum|peach|apple|tomato|mango|blueberries|olives|coconut|pearl|moon|sun|football|tyre|donut|cookie|vinyl|disco-ball|bubbles|crystal-ball|drum|ladybird|rock)(-|$)/;
export const isRound = (sprite: string) => ROUND.test(sprite);

/** Share of posters with a prop at the edge. */
const PROP_SHARE = 0.4;

/** A prop of the theme in one lower corner, cropped by the edge, or none. The upper corners are for the badge and the heart. */
export function nearCorners(stage: Stage, [first, second]: readonly [string, string]): Actor[] {
  const side = stage.random() < 0.5 ? -1 : 1;
  const prop = [first, second].find((sprite) => !isRound(sprite));
  if (!prop || stage.random() > PROP_SHARE) return [];
  return [[prop, { x: X + side * 116, y: 248, size: 118, turn: side * stage.between(8, 20) }]];
}
