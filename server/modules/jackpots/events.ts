import { defineTransactionEvent } from "../../core/events/events.ts";

/** Emitted in the paying transaction of each jackpot win. */
export const jackpotPaid = defineTransactionEvent<{
  /** Id of the ledger entry. */
  entryId: number;
  playerId: number;
  /** Identifier of the game whose bet won. */
  game: string;
  currency: string;
  /** Real money, minor units. */
  won: bigint;
}>("jackpot.paid");
