import { artHue, THEMES } from "../../../src/rules/games/themes.ts";
import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import type { ArtGame } from "./art-game.ts";
import { ENVIRONMENTS } from "./environments.ts";
import { finishArt } from "./finishes.ts";
import { frame } from "./frames.ts";
import { letter } from "./lettering.ts";
import { rays, sky } from "./lights.ts";
import { makePalette } from "./palette.ts";
import { nearParticles, particles } from "./particles.ts";
import { castPoster, X, Y } from "./poster-casts.ts";
import { posterStyle } from "./poster-style.ts";
import { SCENERY } from "./scenery.ts";
import { type Layers, Stage, wrapSvg } from "./stage.ts";
import { subject, subjectGround } from "./subject-light.ts";
import { subjectOf } from "./subjects/title-subject.ts";
import { svg } from "./svg.ts";
import { titleBlock } from "./title-paint.ts";

export const GAME_SIZE = [320, 426] as const;
const [W, H] = GAME_SIZE;
const TITLE = { width: 284, height: 118, baseline: 402 } as const;

function stageFor(game: ArtGame): Stage {
  const style = posterStyle(game.provider);
  const hue = artHue(game.identifier, game.theme);
  const seed = hash(`scene:${game.identifier}`);
  const others = THEMES[game.theme].filter((other) => Math.abs(((other - hue + 540) % 360) - 180) > 24);
  const accent = others[seed % others.length] ?? hue + 150;
  return new Stage(
    GAME_SIZE,
    makePalette(hue, accent + style.twist, style.saturation),
    style,
    randomStream(seed),
  );
}

/** Darkens the edges, most at the top corners. */
function vignette(stage: Stage): string {
  const fill = stage.radial(
    [
      [0.3, "#05030d", 0],
      [0.7, "#05030d", 0.42],
      [1, "#05030d", 0.8],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${X}" cy="${H * 0.44}" r="${H * 0.62}"`,
  );
  return svg`<rect width="${W}" height="${H}" fill="${fill}"/>`;
}

/** The dark foot under the title. */
function foot(stage: Stage, top: number): string {
  const fill = stage.linear([
    [0, stage.palette.deep, 0],
    [0.55, stage.palette.deep, 0.86],
    [1, "#05030d", 0.97],
  ]);
  return svg`<rect y="${top}" width="${W}" height="${H - top}" fill="${fill}"/>`;
}

/** A game's poster: a scene of its theme, the subject that its title names, and the title. */
export function poster(game: ArtGame): Layers {
  const stage = stageFor(game);
  const { scenery, particles: weather } = ENVIRONMENTS[game.theme];
  const cast = subjectOf(game.title, game.theme);
  const particle = stage.pick(weather);
  const finish = finishArt(stage);
  const { actors, behind = "", between = "", foreground } = castPoster(stage, game, cast);
  const back = [
    sky(stage, X, Y),
    SCENERY[stage.pick(scenery)](stage, X, Y),
    rays(stage, X, Y, 0.4),
    particles(stage, particle),
    finish.under?.(stage) ?? "",
    vignette(stage),
    behind,
    ...actors.map(([name, place]) => subjectGround(stage, name, place)),
  ];
  const backSvg = wrapSvg(stage, back);
  const lines = letter(game.title, stage.style.face, TITLE.width, TITLE.height);
  const front = [
    ...actors.map((actor, i) => (i === 1 ? between : "") + subject(stage, ...actor)),
    ...foreground.map(([name, place], i) => stage.sprite(name, place, i === 0 ? "far" : "near")),
    nearParticles(stage, particle),
    finish.over?.(stage) ?? "",
    foot(stage, 222),
    titleBlock(stage, lines, X, TITLE.baseline, 9),
    frame(stage),
  ];
  return { back: backSvg, front: wrapSvg(stage, front) };
}
