import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { BadgeSchema, VariantsSchema } from "../../../src/contract/games.ts";
import { hueTone } from "../../../src/rules/games/themes.ts";
import { sceneHue } from "../../modules/art/api.ts";
import { CATALOGUE_DATE, makeCatalogue } from "./catalogue.ts";
import { ENABLED_CURRENCIES } from "./currencies.ts";
import { makeJackpots } from "./jackpots.ts";

const catalogue = makeCatalogue();
const { games, providers, categories, collections } = catalogue;
const share = (part: number) => part / games.length;

describe("the seeded catalogue", () => {
  it("is deterministic", () => {
    expect(makeCatalogue(500)).toEqual(makeCatalogue(500));
  });

  it("starts a larger catalogue with the games of a smaller one", () => {
    const stableFields = ({
      id,
      identifier,
      title,
      slug,
      currencies,
      released_at,
    }: (typeof games)[number]) => ({
      id,
      identifier,
      title,
      slug,
      currencies,
      released_at,
    });
    expect(games.slice(0, 800).map(stableFields)).toEqual(makeCatalogue(800).games.map(stableFields));
  });

  it("works for 200 and for 12,000 games, with sixty providers that all have games", () => {
    for (const count of [200, 12_000]) {
      const other = makeCatalogue(count);
      expect(other.games).toHaveLength(count);
      expect(new Set(other.games.map((game) => game.provider)).size).toBe(60);
      expect(new Set(other.games.map((game) => game.slug)).size).toBe(count);
    }
  });

  it("CAT-08 has exactly sixty providers with unique slugs", () => {
    expect(providers).toHaveLength(60);
    expect(new Set(providers.map((provider) => provider.slug)).size).toBe(60);
    expect(new Set(providers.map((provider) => provider.id)).size).toBe(60);
  });

  it("has a long tail of providers", () => {
    const counts = Object.values(Object.groupBy(games, (game) => game.provider)).map(
      (list) => list?.length ?? 0,
    );
    expect(Math.max(...counts)).toBeGreaterThan(350);
    expect(Math.min(...counts)).toBeLessThan(20);
  });

  it("CAT-14 gives every game unique ids, identifiers, titles and addresses", () => {
    for (const key of ["id", "identifier", "title", "slug", "popularity"] as const) {
      expect(new Set(games.map((game) => game[key])).size, key).toBe(games.length);
    }
    for (const game of games) {
      expect(game.identifier).toBe(`${game.provider}/${game.seo_title}`);
      expect(game.slug).toMatch(/^[a-z0-9-]{1,80}$/);
      expect(game.tone).toBe(hueTone(sceneHue(game)));
    }
  });

  it("CAT-14 gives a demo to exactly the games with a FUN variant, and never to live games", () => {
    for (const game of games) expect("FUN" in game.currencies).toBe(game.has_demo_mode);
    expect(games.some((game) => game.kind === "live" && game.has_demo_mode)).toBe(false);
    const others = games.filter((game) => game.kind !== "live");
    const demos = others.filter((game) => game.has_demo_mode).length / others.length;
    expect(Math.abs(demos - 0.92)).toBeLessThan(0.015);
  });

  it("CAT-14 has variants with unique ids, in enabled currencies only", () => {
    const ids = games.flatMap((game) =>
      Object.values(v.parse(VariantsSchema, game.currencies)).map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set<string>(["FUN", ...ENABLED_CURRENCIES]);
    expect(games.every((game) => Object.keys(game.currencies).every((code) => known.has(code)))).toBe(true);
  });

  it("CAT-21 has games that lack a currency, so that tiles can be locked", () => {
    for (const code of ["AUD", "BRL", "JPY", "BTC"]) {
      const without = games.filter((game) => !(code in game.currencies)).length;
      expect(without, code).toBeGreaterThan(20);
      expect(share(without), code).toBeLessThan(0.4);
    }
  });

  it("has the game types of a real lobby", () => {
    const shareOf = (kind: string) => share(games.filter((game) => game.kind === kind).length);
    const expectedShares = { slots: 0.78, live: 0.11, table: 0.06, crash: 0.03, bingo: 0.02 };
    const found = { ...expectedShares, slots: shareOf("pokies") + shareOf("jackpot") };
    for (const kind of ["live", "table", "crash", "bingo"] as const) found[kind] = shareOf(kind);
    for (const kind of Object.keys(expectedShares) as (keyof typeof expectedShares)[]) {
      expect(Math.abs(found[kind] - expectedShares[kind]), kind).toBeLessThan(0.01);
    }
  });

  it("CAT-15 AMB-RTE-02 lists the categories, none of them named all, each with games", () => {
    const ids = categories.map((category) => category.id);
    expect(ids).toEqual(
      expect.arrayContaining([
        "animated",
        "exclusive",
        "pragmatic-drop-wins",
        "pragmatic-drop-wins-live",
        "prerelease",
      ]),
    );
    expect([...ids, ...collections.map((collection) => collection.id)]).not.toContain("all");
    const used = new Set(games.flatMap((game) => game.categories));
    expect([...used].sort()).toEqual([...ids].sort());
  });

  it("CAT-34 orders the lobby rows and fills each of them", () => {
    const rows = collections.filter((collection) => collection.on_lobby);
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(new Set(collections.map((collection) => collection.order)).size).toBe(collections.length);
    for (const { id } of rows) {
      const count = games.filter((game) => game.collections.includes(id)).length;
      expect(count, id).toBeGreaterThanOrEqual(id === "top-10" ? 10 : 15);
    }
  });

  it("CAT-34 repeats no game among the heads of mixed rows, and no theme among four neighbours", () => {
    const byPopularity = games.toSorted((a, b) => a.popularity - b.popularity);
    const rowOf = (id: string) => byPopularity.filter((game) => game.collections.includes(id));
    const mixed = ["recommended", "special", "jackpots", "megaways-hits", "hold-and-win", "bonus-buy"].map(
      rowOf,
    );
    const heads = [rowOf("top"), ...mixed].flatMap((row) => row.slice(0, 8).map(({ id }) => id));
    expect(new Set(heads).size).toBe(heads.length);
    for (const row of mixed)
      for (const start of row.keys()) {
        const themes = row.slice(start, start + 4).map(({ theme }) => theme);
        expect(new Set(themes).size).toBe(themes.length);
      }
  });

  it("CAT-16 uses every badge", () => {
    const badges = games.flatMap((game) => game.badges.map((badge) => v.parse(BadgeSchema, badge).type));
    expect([...new Set(badges)].sort()).toEqual([
      "bonus_wagering",
      "jackpot",
      "mystic_jackpots",
      "new",
      "top",
    ]);
    expect(badges.filter((type) => type === "top")).toHaveLength(10);
  });

  it("dates releases relative to a fixed day and mixes providers at the top", () => {
    const newest = games
      .map((game) => game.released_at)
      .toSorted()
      .at(-1)!;
    expect(newest > CATALOGUE_DATE && newest < "2026-12-01").toBe(true);
    const top = games.filter((game) => game.popularity <= 60);
    expect(new Set(top.map((game) => game.provider)).size).toBeGreaterThan(25);
  });

  it("has titles with the typography of real ones", () => {
    const titles = games.map((game) => game.title).join("\n");
    for (const sign of ["'", " & ", ": ", "ñ", "é", "ö"]) expect(titles).toContain(sign);
    expect(titles).not.toMatch(/[{}]|undefined| {2}/);
    expect(titles).not.toMatch(/( II| Xmas| Reloaded| Extreme)\1/);
  });
});

describe("the seeded jackpots", () => {
  const { jackpots, pots, collections } = makeJackpots(catalogue);

  it("JPT-02 has three mystic jackpots with four levels each, on separate games", () => {
    expect(jackpots.map((jackpot) => jackpot.identifier)).toEqual([
      "mystic-nova",
      "mystic-comet",
      "mystic-zenith",
    ]);
    const identifiers = new Set(games.map((game) => game.identifier));
    for (const { levels, game_identifiers } of jackpots) {
      expect(levels.map((level) => level.identifier)).toEqual(["mini", "minor", "major", "grand"]);
      for (const { id, seed_cents, ceiling_cents, contribution_ppm, average_cents } of levels) {
        const { amount } = pots.find(({ levelId }) => levelId === id)!;
        expect(amount).toBeGreaterThan(seed_cents);
        expect(amount).toBeLessThan(ceiling_cents ?? Number.POSITIVE_INFINITY);
        expect(contribution_ppm).toBeGreaterThan(0);
        expect(average_cents).toBeGreaterThan(0);
      }
      expect(game_identifiers.length).toBeGreaterThan(10);
      expect(game_identifiers.every((identifier) => identifiers.has(identifier))).toBe(true);
    }
  });

  it("JPT-02 JPT-11 cost the operator less than 1% of the stakes, including seeds", () => {
    for (const { levels } of jackpots) {
      const cost = levels.reduce(
        (sum, { contribution_ppm, seed_cents, average_cents }) =>
          sum + contribution_ppm * (1 + seed_cents / average_cents),
        0,
      );
      expect(cost).toBeLessThan(10_000);
    }
  });

  it("JPT-01 CAT-12 cover every mystic game and every game of jackpot categories, each in one list", () => {
    const jackpotGames = jackpots.flatMap(({ game_identifiers }) => game_identifiers);
    expect(new Set(jackpotGames).size).toBe(jackpotGames.length);
    expect(jackpotGames.toSorted()).toEqual(
      games
        .filter((game) => game.categories.includes("jackpots") || game.collections.includes("mystic"))
        .map(({ identifier }) => identifier)
        .toSorted(),
    );
    expect(collections.map(({ id }) => id)).toEqual(jackpots.map(({ identifier }) => identifier));
  });
});
