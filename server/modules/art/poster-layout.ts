import type { SceneryName } from "./environments.ts";
import type { Placement, Stage } from "./stage.ts";

export type Actor = readonly [sprite: string, place: Placement];

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
  /** Near objects, out of focus. */
  foreground: readonly Actor[];
}

/** The subject's middle. */
export const X = 160;
export const Y = 176;
/** Scale of the poster's objects in a wide scene, which is lower. */
export const WIDE_SCALE = 0.86;

/** Two objects out of focus in the lower corners. The upper ones are for the badge and the heart. */
export function nearCorners(stage: Stage, [left, right]: readonly [string, string]): Actor[] {
  const side = stage.style.light;
  return [
    [left, { x: X - side * 148, y: 270, size: 122, turn: stage.between(-24, 0) }],
    [right, { x: X + side * 150, y: 286, size: 108, turn: stage.between(0, 24) }],
  ];
}
