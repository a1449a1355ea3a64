import { artHue, THEMES, type Theme } from "../../../src/rules/games/themes.ts";
import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import type { SceneObjects } from "./actors.ts";
import { CLASSIC, type Composition } from "./compositions.ts";
import { frame } from "./frames.ts";
import { sky, vignette } from "./lights.ts";
import { makePalette } from "./palette.ts";
import { nearParticles, particles } from "./particles.ts";
import { backdropPattern } from "./patterns.ts";
import { providerStyle } from "./provider-style.ts";
import { SCENERY } from "./scenery.ts";
import { BINGO, CRASH, JACKPOT } from "./special-compositions.ts";
import { Stage } from "./stage.ts";
import { svg } from "./svg.ts";
import { LIVE, TABLE } from "./table-compositions.ts";
import { THEME_ART } from "./theme-art.ts";

export const GAME_KINDS = ["pokies", "live", "table", "jackpot", "crash", "bingo"] as const;
export type GameKind = (typeof GAME_KINDS)[number];

export interface ArtGame {
  identifier: string;
  theme: Theme;
  kind: GameKind;
  /** Slug of the provider. */
  provider: string;
}

export const GAME_SIZE = [320, 426] as const;

const { centred, medallion, burstOut, mirrorFloor, portal } = CLASSIC as Record<string, Composition>;

const BY_KIND: Record<GameKind, readonly Composition[]> = {
  pokies: Object.values(CLASSIC),
  live: Object.values(LIVE),
  table: [...Object.values(TABLE), mirrorFloor!, medallion!],
  jackpot: [...Object.values(JACKPOT), medallion!, burstOut!],
  crash: [...Object.values(CRASH), portal!],
  bingo: [...Object.values(BINGO), centred!],
};

function stageFor(game: ArtGame): Stage {
  const style = providerStyle(game.provider);
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

function castOf(stage: Stage, game: ArtGame): SceneObjects {
  const { heroes, props } = THEME_ART[game.theme];
  const pickedHeroes = stage.some(heroes, 3);
  return {
    heroes: pickedHeroes,
    props: stage.some(
      props.filter((name) => name !== pickedHeroes[0]),
      8,
    ),
  };
}

/**
 * The art of a game: a deterministic 320 x 426 picture without text. Its upper half has the hue of `artHue`; its foot
 * is dark enough for a title.
 */
export function gameSvg(game: ArtGame): string {
  const stage = stageFor(game);
  const composition = stage.pick(BY_KIND[game.kind]);
  const theme = THEME_ART[game.theme];
  const cast = castOf(stage, game);
  const { x, y } = composition;
  const particle = stage.pick(theme.particles);
  const [w, h] = GAME_SIZE;
  const layers = [
    sky(stage, x, y),
    backdropPattern(stage, x, y),
    game.kind === "live" ? "" : SCENERY[stage.pick(theme.scenery)](stage, x, y),
    composition.draw(stage, cast),
    particles(stage, particle),
    nearParticles(stage, particle),
    vignette(stage),
    frame(stage),
  ];
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${stage.definitions()}</defs>${layers}</svg>`;
}
