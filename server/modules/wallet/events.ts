import { defineTransactionEvent } from "../../core/events/events.ts";
import type { SettledRound } from "./batch-state.ts";

/** Rounds of one batch that closed, or changed after closing. */
export const roundsSettled = defineTransactionEvent<readonly SettledRound[]>("rounds.settled");

/** Emitted in the transaction that pays a win. Handlers must not throw or wait for anything outside of it. */
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
