import { hash } from "../../../src/rules/hash.ts";
import type { Catalogue } from "./catalogue-types.ts";

export interface SeedJackpotLevel {
  id: number;
  name: string;
  identifier: "mini" | "minor" | "major" | "grand";
  amount_cents: number;
}

export interface SeedJackpot {
  id: number;
  identifier: string;
  title: string;
  state: "active";
  currency: "EUR";
  levels: SeedJackpotLevel[];
  /** Identifiers of the games it may be won in. */
  game_identifiers: string[];
}

export interface SeedJackpots {
  jackpots: SeedJackpot[];
  /** Minor units by game identifier and currency, for every game of category jackpots. */
  amounts: Record<string, Record<string, number>>;
}

const MYSTIC = [
  { identifier: "mystic-nova", title: "Mystic Nova", scale: 1 },
  { identifier: "mystic-comet", title: "Mystic Comet", scale: 2.4 },
  { identifier: "mystic-zenith", title: "Mystic Zenith", scale: 6.5 },
] as const;

const LEVELS = [
  { identifier: "mini", name: "Mini", amount: 18_45 },
  { identifier: "minor", name: "Minor", amount: 164_20 },
  { identifier: "major", name: "Major", amount: 3_812_75 },
  { identifier: "grand", name: "Grand", amount: 48_207_10 },
] as const;

/** Minor units of each currency that one euro cent is worth in the demo; not for money. */
const MINOR_PER_CENT: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.09,
  CAD: 1.5,
  AUD: 1.66,
  NZD: 1.8,
  NOK: 11.6,
  BRL: 6,
  JPY: 1.63,
  USDT: 10_900,
  BTC: 12,
  ETH: 330,
  LTC: 11_000,
  BCH: 2400,
  DOG: 6_000_000,
};

/** The house's mystic jackpots, each on a third of the collection "mystic", and the amounts of the studios' own. */
export function makeJackpots(catalogue: Catalogue): SeedJackpots {
  const mystic = catalogue.games.filter((game) => game.collections.includes("mystic"));
  return {
    jackpots: MYSTIC.map(({ identifier, title, scale }, place) => ({
      id: place + 1,
      identifier,
      title,
      state: "active",
      currency: "EUR",
      levels: LEVELS.map((level, step) => ({
        id: (place + 1) * 10 + step + 1,
        name: level.name,
        identifier: level.identifier,
        amount_cents: Math.round(level.amount * scale) + (hash(identifier + level.identifier) % 100),
      })),
      game_identifiers: mystic
        .filter((game) => game.id % MYSTIC.length === place)
        .map((game) => game.identifier),
    })),
    amounts: Object.fromEntries(
      catalogue.games
        .filter((game) => game.categories.includes("jackpots"))
        .map((game) => [game.identifier, amountsOf(game.identifier, Object.keys(game.currencies))]),
    ),
  };
}

function amountsOf(identifier: string, codes: string[]): Record<string, number> {
  const cents = 50_000 + Math.floor((hash(`jackpot ${identifier}`) / 2 ** 32) ** 4 * 150_000_000);
  const real = codes.filter((code) => code !== "FUN");
  return Object.fromEntries(real.map((code) => [code, Math.round(cents * (MINOR_PER_CENT[code] ?? 1))]));
}
