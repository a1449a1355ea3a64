import { THEMES } from "../../../src/rules/games/themes.ts";
import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import type { ArtGame } from "./art-game.ts";
import { ENVIRONMENTS } from "./environments.ts";
import { finishArt } from "./finishes.ts";
import { LEAST_HEIGHT, letter, unbentHeight, unbentLetters } from "./lettering.ts";
import { rays, sky } from "./lights.ts";
import { makePalette } from "./palette.ts";
import { nearParticles, particles } from "./particles.ts";
import { castPoster } from "./poster-casts.ts";
import { WIDE_SCALE, X, Y } from "./poster-layout.ts";
import { posterStyle } from "./poster-style.ts";
import { sceneHue } from "./scene-hue.ts";
import { SCENERY } from "./scenery.ts";
import { type Layers, Stage, wrapSvg } from "./stage.ts";
import { subject, subjectGround } from "./subject-light.ts";
import { isPale } from "./subjects/subject-measures.ts";
import { subjectOf } from "./subjects/title-subject.ts";
import { svg } from "./svg.ts";
import { titleBlock } from "./title-paint.ts";

export const GAME_SIZE = [320, 426] as const;
/** Shapes of a game's picture: the poster with its title, and scenes without one for rows of another shape. */
export const GAME_SIZES = { poster: GAME_SIZE, wide: [512, 288], square: [320, 320] } as const;
export type GameShape = keyof typeof GAME_SIZES;
/** Brightness of a scene behind a pale subject. */
const DIM = 0.74;
const TITLE = { width: 284, height: 112, baseline: 402 } as const;
/** Between lines of a title by their number. */
const GAPS: Readonly<Record<number, number>> = { 3: 7 };
const GAP = 9;
/** Where titles begin for which scenes are composed, and how far a scene rises above a higher one. */
const TITLE_TOP = 290;
const LIFT = { share: 0.6, most: 16 } as const;

function stageFor(game: ArtGame, size: readonly [number, number], main: string): Stage {
  const style = posterStyle(game.provider);
  const hue = sceneHue(game);
  const seed = hash(`scene:${game.identifier}`);
  const others = THEMES[game.theme].filter((other) => Math.abs(((other - hue + 540) % 360) - 180) > 24);
  const accent = others[seed % others.length] ?? hue + 150;
  const light = game.kind !== "live" && isPale(main) ? DIM : 1;
  const palette = makePalette(hue, accent + style.twist, style.saturation, light);
  return new Stage(size, palette, style, randomStream(seed));
}

/** Darkens the edges, most at the top corners. */
function vignette(stage: Stage): string {
  const { width, height } = stage;
  const fill = stage.radial(
    [
      [0.42, "#05030d", 0],
      [0.76, "#05030d", 0.24],
      [1, "#05030d", 0.6],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${width / 2}" cy="${height * 0.44}" r="${Math.max(width, height) * 0.62}"`,
  );
  return svg`<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

/** The dark foot under the title. */
function foot(stage: Stage, top: number): string {
  const fill = stage.linear([
    [0, stage.palette.deep, 0],
    [0.46, stage.palette.deep, 0.82],
    [1, stage.palette.deep, 0.97],
  ]);
  const { width, height } = stage;
  return svg`<rect y="${top}" width="${width}" height="${height - top}" fill="${fill}"/>`;
}

interface Scene {
  stage: Stage;
  back: string;
  /** The objects in focus and before it. */
  front: string[];
}

/** A scene of a game's theme with the subject that its title names, raised by `lift`, on a stage of any size. */
function composeScene(game: ArtGame, shape: GameShape, lift = 0): Scene {
  const cast = subjectOf(game.title, game.theme);
  const stage = stageFor(game, GAME_SIZES[shape], cast.main);
  const isWide = shape === "wide";
  const x = stage.width / 2;
  // Objects are placed as on a poster; a wide scene moves them to its middle and makes them smaller.
  const moved = (body: string, across = WIDE_SCALE) => {
    if (!body) return body;
    if (isWide)
      return svg`<g transform="translate(${across === 1 ? 0 : x - X * across} 4) scale(${across} ${WIDE_SCALE})">${[body]}</g>`;
    return lift > 0 ? svg`<g transform="translate(0 ${-lift})">${[body]}</g>` : body;
  };
  const { scenery, particles: weather } = ENVIRONMENTS[game.theme];
  const particle = stage.pick(weather);
  const {
    actors,
    behind = "",
    stand = "",
    before = "",
    table = "",
    foreground,
    place,
    isNatural,
  } = castPoster(stage, game, cast);
  const finish = isNatural ? {} : finishArt(stage);
  // A jackpot's falling coins would look like stains out of focus.
  const [far, near] = game.kind === "jackpot" ? ["", behind] : [behind, ""];
  const back = wrapSvg(stage, [
    sky(stage, x, Y),
    SCENERY[place ?? stage.pick(scenery)](stage, x, Y),
    rays(stage, x, Y, 0.22),
    particles(stage, particle),
    finish.under?.(stage) ?? "",
    vignette(stage),
    moved(far),
    ...actors.map((actor) => moved(subjectGround(stage, ...actor))),
  ]);
  const front = [
    moved(near),
    moved(stand),
    // A table goes from edge to edge.
    moved(table, 1),
    ...actors.map(([name, where]) => moved(subject(stage, name, where, isNatural))),
    moved(before),
    ...foreground.map(([name, where]) =>
      moved(isNatural ? stage.sprite(name, where, "near") : subject(stage, name, where)),
    ),
    nearParticles(stage, particle),
    finish.over?.(stage) ?? "",
  ];
  return { stage, back, front };
}

/** A game's poster: its scene and the title. */
export function poster(game: ArtGame): Layers {
  const { face, bend } = posterStyle(game.provider);
  const [room, least] = [unbentHeight(bend, TITLE.height), unbentLetters(bend, LEAST_HEIGHT)];
  const lines = letter(game.title, face, TITLE.width, room, least);
  const gap = GAPS[lines.length] ?? GAP;
  const height = lines.reduce((sum, line) => sum + line.height + gap, TITLE.height - room - gap);
  const over = TITLE_TOP - (TITLE.baseline - height);
  // Dealers sit at a table, whose edge is where it is.
  const lift = game.kind === "live" ? 0 : Math.min(LIFT.most, Math.max(0, over * LIFT.share));
  const { stage, back, front } = composeScene(game, "poster", lift);
  const titled = [...front, foot(stage, 236), titleBlock(stage, lines, { ...TITLE, gap, x: X, bend })];
  return { back, front: wrapSvg(stage, titled) };
}

/** A game's picture in a shape; only posters have the title. */
export function gameLayers(game: ArtGame, shape: GameShape): Layers {
  if (shape === "poster") return poster(game);
  const { stage, back, front } = composeScene(game, shape);
  return { back, front: wrapSvg(stage, front) };
}
