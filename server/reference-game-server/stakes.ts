import { stakesIn } from "../../src/rules/fair/stakes.ts";
import type { FairKind } from "../../src/rules/fair/versions.ts";
import { hash } from "../../src/rules/web/hash.ts";
import type { GameClientSession } from "./store.ts";

/** Places of the lowest stakes of wheels and live tables among all: 0.20, 1, 2 or 5 units. */
const LOWEST_STAKES = [0, 2, 2, 3, 4];
/** 10 units. */
const LOWEST_EXCLUSIVE_STAKE = 5;
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
export const stakesOf = (game: StakedGame, currency: string): bigint[] =>
  stakesIn(currency).slice(lowestStake(game));

function lowestStake({ identifier, kind, title }: StakedGame): number {
  if (kind !== "wheel") return 0;
  if (EXCLUSIVE_TITLE.test(title)) return LOWEST_EXCLUSIVE_STAKE;
  return LOWEST_STAKES[hash(`stakes ${identifier}`) % LOWEST_STAKES.length]!;
}

export const stakesOfSession = ({ gameIdentifier, currency, ...game }: GameClientSession): bigint[] =>
  stakesOf({ ...game, identifier: gameIdentifier }, currency);
