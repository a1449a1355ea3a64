import type { FairKind } from "../../src/rules/fair/versions.ts";
import { hash } from "../../src/rules/web/hash.ts";
import type { GameClientSession } from "./store.ts";

/** Stakes in hundredths of a unit; multiples of ten, for the slot's lines. */
const STAKES = [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n];
/** Factors for coins whose minor unit is worth much less. */
const SCALES: Record<string, bigint> = {
  BTC: 100n,
  ETH: 2_000n,
  BCH: 10_000n,
  LTC: 50_000n,
  DOG: 10_000_000n,
  USDT: 10_000n,
};

/** Lowest stakes of wheels and live tables, like `STAKES`. */
const LOWEST_STAKES = [20n, 100n, 100n, 200n, 500n];
const LOWEST_EXCLUSIVE_STAKE = 1_000n;
const EXCLUSIVE_TITLE = /VIP|Privé/;

interface StakedGame {
  identifier: string;
  kind: FairKind;
  title: string;
}

/**
 * Allowed stakes of a game in a currency, minor units, ascending. Wheels and live tables don't all start at the lowest
 * one: always at the same for an identifier.
 */
export function stakesOf(game: StakedGame, currency: string): bigint[] {
  const scale = SCALES[currency] ?? 1n;
  return STAKES.filter((stake) => stake >= lowestStake(game)).map((stake) => stake * scale);
}

function lowestStake({ identifier, kind, title }: StakedGame): bigint {
  if (kind !== "wheel") return STAKES[0]!;
  if (EXCLUSIVE_TITLE.test(title)) return LOWEST_EXCLUSIVE_STAKE;
  return LOWEST_STAKES[hash(`stakes ${identifier}`) % LOWEST_STAKES.length]!;
}

export const stakesOfSession = ({ gameIdentifier, currency, ...game }: GameClientSession): bigint[] =>
  stakesOf({ ...game, identifier: gameIdentifier }, currency);
