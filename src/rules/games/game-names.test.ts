import { describe, expect, it } from "vitest";
import { slugify } from "../addresses/slug.ts";
import { packNames, unpackNames } from "./game-names.ts";

const PROVIDERS = Array.from({ length: 120 }, (_, i): [string, string] => [`p${i}`, `Provider ${i}`]);

function catalogue(count: number) {
  return Array.from({ length: count }, (_, rank) => {
    const title = `Game "${(rank * 7919) % count}" \\ déjà`;
    return {
      // No order in common with the popularity, and gaps.
      id: 3 + ((rank * 4271) % count) * (rank % 2 ? 1 : 2),
      title,
      seoTitle: rank % 10 ? slugify(title) : `other-${rank}`,
      provider: `p${rank % PROVIDERS.length}`,
    };
  }).filter((game, i, all) => all.findIndex(({ id }) => id === game.id) === i);
}

const sent = (games: ReturnType<typeof catalogue>) =>
  JSON.parse(JSON.stringify({ version: "1", art_version: "1", ...packNames(games, PROVIDERS) }));

describe("names", () => {
  it("CAT-35 every game comes back with its id, title, provider and address", () => {
    const games = catalogue(1_000);
    const unpacked = unpackNames(sent(games));
    const byId = new Map(unpacked.map((game) => [game.id, game]));
    expect(unpacked).toHaveLength(games.length);
    for (const { id, title, seoTitle, provider } of games) {
      const [, providerTitle] = PROVIDERS.find(([slug]) => slug === provider)!;
      const seo = seoTitle === slugify(title) ? null : seoTitle;
      expect(byId.get(id)).toEqual({ id, title, seo, provider, providerTitle });
    }
  });

  it("CAT-35 their order is that of popularity: exact for the first, about right for the rest", () => {
    const games = catalogue(1_000);
    const unpacked = unpackNames(sent(games)).map(({ id }) => id);
    const ids = games.map(({ id }) => id);
    expect(unpacked.slice(0, 5)).toEqual(ids.slice(0, 5));
    ids.forEach((id, rank) => {
      const place = unpacked.indexOf(id);
      expect(place).toBeGreaterThan(rank * 0.8 - 1);
      expect(place).toBeLessThan(rank * 1.25 + 1);
    });
  });

  it("CAT-35 a title with a line break stays one title; nothing at all is nothing", () => {
    const game = { id: 1, title: "Two\nlines", seoTitle: "two-lines", provider: "p0" };
    expect(unpackNames(sent([game])).map(({ title }) => title)).toEqual(["Two lines"]);
    expect(unpackNames(sent([]))).toEqual([]);
  });
});
