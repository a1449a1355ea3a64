import { hash } from "../../../src/rules/web/hash.ts";
import type { JackpotLevel } from "../../modules/jackpots/tables.ts";
import type { Catalogue, SeedCollection } from "./catalogue-types.ts";

export interface SeedJackpot {
  id: number;
  identifier: string;
  title: string;
  state: "active";
  currency: "EUR";
  levels: JackpotLevel[];
  /** Identifiers of the games it may be won in. */
  game_identifiers: string[];
}

export interface SeedJackpots {
  jackpots: SeedJackpot[];
  /** Pots of a new database, minor units, as if played for a while. */
  pots: { levelId: number; amount: number }[];
  /** The games of each jackpot as a list, under its identifier. */
  collections: SeedCollection[];
}

const MYSTIC = [
  { identifier: "mystic-nova", title: "Mystic Nova", scale: 1 },
  { identifier: "mystic-comet", title: "Mystic Comet", scale: 2.4 },
  { identifier: "mystic-zenith", title: "Mystic Zenith", scale: 6.5 },
] as const;

/** Together 0.55 % of a stake; with the seeds they cost the house 0.91 % on average. */
const LEVELS = [
  {
    identifier: "mini",
    name: "Mini",
    amount: 18_45,
    seed: 10_00,
    ppm: 2_000,
    ceiling: 100_00,
    average: 15_00,
  },
  {
    identifier: "minor",
    name: "Minor",
    amount: 164_20,
    seed: 100_00,
    ppm: 1_500,
    ceiling: 1_000_00,
    average: 150_00,
  },
  {
    identifier: "major",
    name: "Major",
    amount: 3_812_75,
    seed: 2_000_00,
    ppm: 1_000,
    ceiling: 20_000_00,
    average: 3_000_00,
  },
  {
    identifier: "grand",
    name: "Grand",
    amount: 48_207_10,
    seed: 25_000_00,
    ppm: 1_000,
    ceiling: null,
    average: 40_000_00,
  },
] as const;

const levelId = (index: number, step: number) => (index + 1) * 10 + step + 1;

/** The house's jackpots: each covers a third of the mystic and jackpot games. */
export function makeJackpots(catalogue: Catalogue): SeedJackpots {
  const games = catalogue.games.filter(
    (game) => game.collections.includes("mystic") || game.categories.includes("jackpots"),
  );
  return {
    jackpots: MYSTIC.map(({ identifier, title, scale }, index) => ({
      id: index + 1,
      identifier,
      title,
      state: "active",
      currency: "EUR",
      levels: LEVELS.map(({ name, identifier, seed, ppm, ceiling, average }, step) => ({
        id: levelId(index, step),
        name,
        identifier,
        seed_cents: Math.round(seed * scale),
        contribution_ppm: ppm,
        ceiling_cents: ceiling && Math.round(ceiling * scale),
        average_cents: Math.round(average * scale),
      })),
      game_identifiers: games
        .filter((game) => game.id % MYSTIC.length === index)
        .map((game) => game.identifier),
    })),
    pots: MYSTIC.flatMap(({ identifier, scale }, index) =>
      LEVELS.map((level, step) => ({
        levelId: levelId(index, step),
        amount: Math.round(level.amount * scale) + (hash(identifier + level.identifier) % 100),
      })),
    ),
    collections: MYSTIC.map(({ identifier, title }, index) => ({
      id: identifier,
      title,
      order: 1_001 + index,
      on_lobby: false,
      sort: "popular",
    })),
  };
}
