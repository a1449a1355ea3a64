import { converted } from "../../../src/rules/wagering/late-money.ts";
import type { GrantRow } from "./grants-store.ts";

type Grant = Pick<GrantRow, "stage" | "providerState" | "won" | "settled" | "maxWin" | "wagering">;

/** How winnings leave the unsettled balance; minor units. */
export interface Settlement {
  /** Becomes real money. */
  real: bigint;
  /** Becomes a bonus with a wagering requirement. */
  bonus: bigint;
  /** Becomes the house's. */
  house: bigint;
}

/** Most of the winnings that becomes the player's; null for no cap. */
const capOf = ({ stage, maxWin }: Grant) => (stage === "canceled" ? 0n : maxWin);

/**
 * What becomes of the winnings that aren't settled yet; null while the grant or its provider may add to them. Winnings
 * that arrive later are treated as if they had been there.
 */
export function settlementOf(grant: Grant): Settlement | null {
  const { stage, providerState, won, settled, wagering } = grant;
  const isReported = providerState === "none" || providerState === "ended";
  const isOver = stage === "canceled" || ((stage === "finished" || stage === "expired") && isReported);
  if (!isOver || won === settled) return null;
  const cap = capOf(grant);
  const given = converted(won, cap) - converted(settled, cap);
  return {
    real: wagering ? 0n : given,
    bonus: wagering ? given : 0n,
    house: won - settled - given,
  };
}

/**
 * What a win that is taken back takes.
 * @param amount minor units above zero
 * @param taken what the wallet has taken from the unsettled balance for it
 * @returns the grant's new sums, what the unsettled balance gets back because it belongs to others, and the player's
 * real money that is due; a bonus that the winnings became stays, at the house's expense
 */
export function takeBack(grant: Grant, amount: bigint, taken: bigint) {
  const pending = grant.won - grant.settled;
  const late = amount > pending ? amount - pending : 0n;
  const settled = grant.settled - late;
  const cap = capOf(grant);
  return {
    won: grant.won - amount,
    settled,
    restored: taken - (amount - late),
    due: grant.wagering ? 0n : converted(grant.settled, cap) - converted(settled, cap),
  };
}
