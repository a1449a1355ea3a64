import { createAudit } from "../../../core/audit/audit.ts";
import { gameSessionsStore } from "../../../core/game-sessions/game-sessions-store.ts";
import { rejectFields } from "../../../core/players/field-errors.ts";
import { playerChanges } from "../../../core/players/player-changes-store.ts";
import type { PlayerRow } from "../../../core/players/store.ts";
import type { Db } from "../../../db/client.ts";
import type { AccountMails } from "../account-mails.ts";
import type { Requester } from "../request-origin.ts";
import type { TokensStore } from "../tokens-store.ts";
import { accountClosureStore as store } from "./account-closure-store.ts";

/** Bonus money of one account, minor units. */
export interface BonusMoney {
  accountId: number;
  currency: string;
  amount: bigint;
}

/** The other modules' parts in closing an account. */
export interface AccountClosureHooks {
  /** Posts bonus money as forfeited. */
  forfeitBonuses: (tx: Db, playerId: number, bonuses: readonly BonusMoney[]) => Promise<void>;
  /** Called once, in the closing transaction. */
  onClosed: (tx: Db, playerId: number) => Promise<void>;
  /** Called after its commit; never throws. */
  afterClosure: () => Promise<void>;
}

export interface AccountClosureDeps extends AccountClosureHooks {
  db: Db;
  now: () => number;
  tokens: TokensStore;
  mails: AccountMails;
  checkPassword: (player: PlayerRow, password: string, field: string) => Promise<void>;
  countMail: (player: PlayerRow) => Promise<void>;
  logError: (error: unknown) => void;
}

/** Proof that the request comes from the owner. */
export interface OwnershipProof {
  password?: string | undefined;
  /** Token of the mailed link. */
  token?: string | undefined;
}

/** How a player proves ownership: with the password or, without one, a mailed link. */
export const proofTypeOf = ({ passwordHash }: PlayerRow) => (passwordHash === null ? "mail" : "password");

/**
 * Closes accounts immediately and permanently. Only bonus money is forfeited; support pays out the rest. Only support
 * can reopen an account, by clearing `closed_at`.
 */
export function createAccountClosure(deps: AccountClosureDeps) {
  const { db, now, tokens, mails, checkPassword, countMail, logError } = deps;

  async function check(player: PlayerRow, { password, token }: OwnershipProof): Promise<void> {
    if (proofTypeOf(player) === "password") {
      if (!password) return rejectFields({ password: "required" });
      return checkPassword(player, password, "password");
    }
    if (!token) return rejectFields({ token: "required" });
    if ((await tokens.ownerOf(token, "closing")) !== player.id) rejectFields({ token: "expired" });
  }

  return {
    /** Mails the closing link to a player without a password. */
    async sendLink(player: PlayerRow, requester: Requester): Promise<void> {
      if (proofTypeOf(player) === "password") return rejectFields({ password: "required" });
      await countMail(player);
      await mails.sendClosingLink(player, requester);
    },

    /** Closes the account. Idempotent. `reason` is the player's own and may be empty. */
    async close(
      player: PlayerRow,
      proof: OwnershipProof | "confirmed",
      reason: string,
      requester: Requester,
    ): Promise<void> {
      if (proof !== "confirmed") await check(player, proof);
      const at = new Date(now());
      const isClosed = await db.transaction(async (tx) => {
        await playerChanges.lockForUpdate(tx, player.id);
        if (!(await store.close(tx, player.id, at))) return false;
        await gameSessionsStore.endAll(tx, [player.id], at);
        const bonuses = await store.bonuses(tx, player.id);
        await deps.forfeitBonuses(tx, player.id, bonuses);
        await createAudit(tx, now)(player.id, "account_closed", { by: "player", reason });
        await deps.onClosed(tx, player.id);
        return true;
      });
      if (!isClosed) return;
      // The account stays closed even if its mail fails.
      await Promise.all([mails.sendClosed(player, requester).catch(logError), deps.afterClosure()]);
    },
  };
}

export type AccountClosure = ReturnType<typeof createAccountClosure>;
