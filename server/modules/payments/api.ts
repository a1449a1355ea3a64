import type { ErrorEnvelope } from "../../../src/contract/error.ts";
import type { Db } from "../../db/client.ts";

/** The withdrawals that end a bonus by its terms. */
export interface EndingWithdrawals {
  /** True while at least one of them isn't final. */
  isOpen: boolean;
  /** True once at least one of them is paid. */
  isPaid: boolean;
}

/** The bonuses that end with a withdrawal, provided by their module. */
export interface EndingBonuses {
  /** Id of the account's running bonus whose terms end it with a withdrawal; null for none. */
  find: (tx: Db, accountId: number) => Promise<string | null>;
  /** Freezes it in the withdrawal's transaction. Must be called under the wallet's lock. */
  freeze: (tx: Db, playerId: number, bonusId: string) => Promise<void>;
  /** Ends or unfreezes it by the state of its withdrawals. Repeating it changes nothing. */
  settle: (playerId: number, bonusId: string) => Promise<void>;
  /** What the player would lose; undefined if the bonus is another player's. */
  describe: (playerId: number, bonusId: string) => Promise<ErrorEnvelope["bonus"]>;
}

export const NO_ENDING_BONUSES: EndingBonuses = {
  find: async () => null,
  freeze: async () => {},
  settle: async () => {},
  describe: async () => undefined,
};
