import { THEMES } from "../../../src/rules/games/themes.ts";
import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import type { ArtGame } from "./art-game.ts";
import { ENVIRONMENTS } from "./environments.ts";
import { finishArt } from "./finishes.ts";
import { rays } from "./lights.ts";
import { makePalette } from "./palette.ts";
import { nearParticles, particles } from "./particles.ts";
import { castPoster } from "./poster-casts.ts";
import { WIDE_SCALE, X, Y } from "./poster-layout.ts";
import { posterStyle } from "./poster-style.ts";
import { sceneHue } from "./scene-hue.ts";
import { SCENERY } from "./scenery.ts";
import { afterglow, lightOf, SKY } from "./skies.ts";
import { type Layers, Stage, wrapSvg } from "./stage.ts";
import { subject, subjectGround } from "./subject-light.ts";
import { isPale } from "./subjects/subject-measures.ts";
import { subjectOf } from "./subjects/title-subject.ts";
import { svg } from "./svg.ts";
import { type Framing, fitSubject, framingOf, setTitle, titleGrounds } from "./title-places.ts";

export const GAME_SIZE = [320, 426] as const;
/** Shapes of a game's picture: the poster with its title, and scenes without one for rows of another shape. */
export const GAME_SIZES = { poster: GAME_SIZE, wide: [512, 288], square: [320, 320] } as const;
export type GameShape = keyof typeof GAME_SIZES;
/** Brightness of a scene behind a pale subject. */
const DIM = 0.74;

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

const UNMOVED: Framing = { down: 0, scale: 1 };

interface Scene {
  back: string;
  /** What stands in focus behind the subjects. */
  stands: string[];
  /** The subjects and what is before them. */
  subjects: string[];
}

/** The stage of a game's picture and the objects on it: the subject that its title names and what suits it. */
function castScene(game: ArtGame, shape: GameShape) {
  const subject = subjectOf(game.title, game.theme);
  const stage = stageFor(game, GAME_SIZES[shape], subject.main);
  const particle = stage.pick(ENVIRONMENTS[game.theme].particles);
  const cast = castPoster(stage, game, subject);
  const light = game.kind === "live" ? "glow" : lightOf(stage, isPale(subject.main));
  return {
    stage,
    cast,
    main: subject.main,
    particle,
    light,
    symbols: [subject.main, ...subject.beside.slice(0, 3)],
  };
}

/** A scene of a game's theme with its cast, on a stage of any size. */
function composeScene(
  game: ArtGame,
  shape: GameShape,
  made: ReturnType<typeof castScene>,
  framing: Framing,
): Scene {
  const { stage, cast, particle, light, symbols } = made;
  const { actors, behind = "", stand = "", before = "", table = "", foreground, place, isNatural } = cast;
  const { down, scale } = framing;
  const isWide = shape === "wide";
  const [x, y] = [stage.width / 2, Y + down];
  // Objects are placed as on a poster; a wide scene moves them to its middle and makes them smaller.
  const moved = (body: string, across = WIDE_SCALE) => {
    if (!body) return body;
    if (isWide)
      return svg`<g transform="translate(${across === 1 ? 0 : x - X * across} 4) scale(${across} ${WIDE_SCALE})">${[body]}</g>`;
    if (down === 0 && scale === 1) return body;
    return svg`<g transform="translate(${X * (1 - scale)} ${Y * (1 - scale) + down}) scale(${scale})">${[body]}</g>`;
  };
  const finish = isNatural ? {} : finishArt(stage);
  // A jackpot's falling coins would look like stains out of focus.
  const [far, near] = game.kind === "jackpot" ? ["", behind] : [behind, ""];
  const back = wrapSvg(stage, [
    SKY[light](stage, x, y),
    SCENERY[place ?? stage.pick(ENVIRONMENTS[game.theme].scenery)](stage, x, Y, symbols),
    afterglow(stage, light, x, y),
    rays(stage, x, y, 0.22),
    particles(stage, particle),
    finish.under?.(stage) ?? "",
    vignette(stage),
    moved(far),
    ...actors.map((actor) => moved(subjectGround(stage, ...actor))),
  ]);
  // A table goes from edge to edge.
  const stands = [moved(near), moved(stand), moved(table, 1)];
  const subjects = [
    ...actors.map(([name, where]) => moved(subject(stage, name, where, isNatural))),
    moved(before),
    ...foreground.map(([name, where]) =>
      moved(isNatural ? stage.sprite(name, where, "near") : subject(stage, name, where)),
    ),
    nearParticles(stage, particle),
    finish.over?.(stage) ?? "",
  ];
  return { back, stands, subjects };
}

/** A game's poster: its scene and the title. */
export function poster(game: ArtGame): Layers {
  const made = castScene(game, "poster");
  const { stage, cast, main } = made;
  const at = cast.titlePlace ?? "foot";
  const title = setTitle(stage, game, at);
  // Dealers sit at a table, whose edge is where it is.
  const framed = game.kind === "live" ? UNMOVED : framingOf(at, title);
  // Boards and tables are composed around more than their subject.
  const subjects = cast.actors.filter(([sprite]) => cast.titlePlace && sprite === main);
  const framing = fitSubject(framed, at, title, subjects);
  const scene = composeScene(game, "poster", made, framing);
  const { under, over } = titleGrounds(stage, at, title.top);
  const front = [...scene.stands, under, ...scene.subjects, over, title.drawing];
  return { back: scene.back, front: wrapSvg(stage, front) };
}

/** A game's picture in a shape; only posters have the title. */
export function gameLayers(game: ArtGame, shape: GameShape): Layers {
  if (shape === "poster") return poster(game);
  const made = castScene(game, shape);
  const { back, stands, subjects } = composeScene(game, shape, made, UNMOVED);
  return { back, front: wrapSvg(made.stage, [...stands, ...subjects]) };
}
