import { describe, expect, it } from "vitest";
import { slugify } from "../web/slug.ts";
import { packNames, unpackNames } from "./game-names.ts";

const PROVIDERS = Array.from({ length: 120 }, (_, i): [string, string] => [`p${i}`, `Provider ${i}`]);

function catalogue(count: number) {
  return Array.from({ length: count }, (_, rank) => {
    const title = `Game "${(rank * 7919) % count}" \\ déjà`;
    return {
      // Ids are unrelated to popularity, and have gaps.
      id: 3 + ((rank * 4271) % count) * (rank % 2 ? 1 : 2),
      title,
      seoTitle: rank % 10 ? slugify(title) : `other-${rank}`,
      provider: `p${rank % PROVIDERS.length}`,
    };
  }).filter((game, i, all) => all.findIndex(({ id }) => id === game.id) === i);
}

const transmitNames = (games: ReturnType<typeof catalogue>) =>
  JSON.parse(JSON.stringify({ version: "1", art_version: "1", ...packNames(games, PROVIDERS) }));

describe("packed names", () => {
  it("CAT-35 restore every game's id, title, provider and slug", () => {
    const games = catalogue(1_000);
    const unpacked = unpackNames(transmitNames(games));
    const byId = new Map(unpacked.map((game) => [game.id, game]));
    expect(unpacked).toHaveLength(games.length);
    for (const { id, title, seoTitle, provider } of games) {
      const [, providerTitle] = PROVIDERS.find(([slug]) => slug === provider)!;
      const seo = seoTitle === slugify(title) ? null : seoTitle;
      expect(byId.get(id)).toEqual({ id, title, seo, provider, providerTitle });
    }
  });

  it("CAT-35 keep the popularity order: exact for the first, approximate for the rest", () => {
    const games = catalogue(1_000);
    const unpacked = unpackNames(transmitNames(games)).map(({ id }) => id);
    const ids = games.map(({ id }) => id);
    expect(unpacked.slice(0, 5)).toEqual(ids.slice(0, 5));
    ids.forEach((id, rank) => {
      const position = unpacked.indexOf(id);
      expect(position).toBeGreaterThan(rank * 0.8 - 1);
      expect(position).toBeLessThan(rank * 1.25 + 1);
    });
  });

  it("CAT-35 replace a line break in a title, and may be empty", () => {
    const game = { id: 1, title: "Two\nlines", seoTitle: "two-lines", provider: "p0" };
    expect(unpackNames(transmitNames([game])).map(({ title }) => title)).toEqual(["Two lines"]);
    expect(unpackNames(transmitNames([]))).toEqual([]);
  });
});
