import { defineTransactionEvent } from "../../core/events/events.ts";
import type { SettledRound } from "./batch-state.ts";

/** Rounds of one batch that closed, or changed after closing. */
export const roundsSettled = defineTransactionEvent<readonly SettledRound[]>("rounds.settled");

/** A win was paid, in the paying transaction. Handlers must not throw, and must not wait for anything outside it. */
export const winPaid = defineTransactionEvent<{
  /** Id of the ledger entry. */
  entryId: number;
  playerId: number;
  /** Identifier of the game. */
  game: string;
  currency: string;
  /** Real money won, and the whole round's stake; minor units. */
  won: bigint;
  staked: bigint;
}>("win.paid");
