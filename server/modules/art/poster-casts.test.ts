import { describe, expect, it } from "vitest";
import type { Theme } from "../../../src/rules/games/themes.ts";
import { makeCatalogue } from "../../seed/content/catalogue.ts";
import type { ArtGame } from "./art-game.ts";
import { makePalette } from "./palette.ts";
import { GAME_SIZE } from "./poster.ts";
import { castPoster } from "./poster-casts.ts";
import { posterStyle } from "./poster-style.ts";
import { Stage } from "./stage.ts";
import { subjectOf } from "./subjects/title-subject.ts";

const KINDS: readonly Theme[] = [
  "crash",
  "mines",
  "plinko",
  "bingo",
  "keno",
  "scratch",
  "blackjack",
  "baccarat",
  "poker",
  "roulette",
  "dice",
];
const games = makeCatalogue().games.toSorted((a, b) => a.popularity - b.popularity);
const gamesOf = (theme: Theme) => games.filter((game) => game.theme === theme && game.kind !== "live");

/** What a game's composition has, whatever its colours, sprites and places. */
function structureOf(game: ArtGame): string {
  const stage = new Stage(GAME_SIZE, makePalette(130, 40, 1), posterStyle(game.provider), () => 0.4);
  const {
    actors,
    stand = "",
    before = "",
    place,
  } = castPoster(
    stage,
    game,
    // Without guests, which titles add to any composition.
    { ...subjectOf(game.title, game.theme), named: [] },
  );
  const tags = (stand + before).replace(/"[^"]*"/g, "");
  return [place, tags, ...actors.map(([, { size }]) => Math.round(size))].join();
}

describe.each(KINDS)("posters of %s games", (theme) => {
  it("have at least four compositions, and neighbours seldom share one", () => {
    const structures = gamesOf(theme).slice(0, 36).map(structureOf);
    expect(new Set(structures).size).toBeGreaterThanOrEqual(4);
    const alike = structures.filter((structure, i) => structure === structures[i - 1]).length;
    expect(alike / structures.length).toBeLessThan(0.12);
  });
});
