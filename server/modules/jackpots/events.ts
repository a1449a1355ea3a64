import { defineTransactionEvent } from "../../core/events/events.ts";

/** A jackpot was paid, in the paying transaction. */
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
