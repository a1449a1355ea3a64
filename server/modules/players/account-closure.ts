import { createAudit } from "../../db/audit.ts";
import type { Db } from "../../db/client.ts";
import { closingStore as store } from "./account-closure-store.ts";
import type { AccountMails } from "./account-mails.ts";
import { refuseFields } from "./field-errors.ts";
import type { Asker } from "./request-origin.ts";
import type { PlayerRow } from "./store.ts";
import type { TokensStore } from "./tokens-store.ts";

/** Bonus money of one account, minor units. */
export interface BonusMoney {
  accountId: number;
  currency: string;
  amount: bigint;
}

/** What closing an account does to what is not an account's own. */
export interface ClosingParts {
  /** Takes hold of the player: no bet and no payment of theirs is decided until the transaction ends. */
  hold: (tx: Db, playerId: number) => Promise<unknown>;
  /** Ends the games that are open: their rounds are settled, no bet is taken. */
  endPlay: (tx: Db, playerIds: readonly number[], at: Date) => Promise<void>;
  /** Books bonus money as lost. */
  loseBonuses: (tx: Db, playerId: number, bonuses: readonly BonusMoney[]) => Promise<void>;
  /** Told after it is closed, once. */
  onClosed: (playerId: number) => Promise<void>;
}

export interface ClosingDeps extends ClosingParts {
  db: Db;
  now: () => number;
  tokens: TokensStore;
  mails: AccountMails;
  checkPassword: (player: PlayerRow, password: string, field: string) => Promise<void>;
  countMail: (player: PlayerRow) => Promise<void>;
  logError: (error: unknown) => void;
}

/** What shows that it is the owner who asks. */
export interface ClosingProof {
  password?: string | undefined;
  /** Of the mail's link. */
  token?: string | undefined;
}

/** How a player shows that it is they who close the account: by the password, or, without one, by the link of a mail. */
export const proofOf = ({ passwordHash }: PlayerRow) => (passwordHash === null ? "mail" : "password");

/**
 * Closes accounts, at once and for good. Nothing is forfeited but bonus money: what could be withdrawn stays the player's,
 * and support pays it. Support alone opens an account again, by taking `closed_at` away.
 */
export function createClosing(deps: ClosingDeps) {
  const { db, now, tokens, mails, checkPassword, countMail, logError } = deps;

  async function check(player: PlayerRow, { password, token }: ClosingProof): Promise<void> {
    if (proofOf(player) === "password") {
      if (!password) return refuseFields({ password: "required" });
      return checkPassword(player, password, "password");
    }
    if (!token) return refuseFields({ token: "required" });
    if ((await tokens.ownerOf(token, "closing")) !== player.id) refuseFields({ token: "expired" });
  }

  return {
    /** Mails the link to somebody who has no password. */
    async sendLink(player: PlayerRow, asker: Asker): Promise<void> {
      if (proofOf(player) === "password") return refuseFields({ password: "required" });
      await countMail(player);
      await mails.closing(player, asker);
    },

    /** Closes the account; a second time changes nothing. `reason` is the player's own, if they want to give one. */
    async close(player: PlayerRow, proof: ClosingProof, reason: string, asker: Asker): Promise<void> {
      await check(player, proof);
      const at = new Date(now());
      const isDone = await db.transaction(async (tx) => {
        await deps.hold(tx, player.id);
        if (!(await store.close(tx, player.id, at))) return false;
        await deps.endPlay(tx, [player.id], at);
        const lost = await store.bonuses(tx, player.id);
        await deps.loseBonuses(tx, player.id, lost);
        await createAudit(tx, now)(player.id, "account_closed", { by: "player", reason });
        return true;
      });
      if (!isDone) return;
      // It is closed, whatever becomes of these.
      await Promise.all([
        mails.closed(player, asker).catch(logError),
        deps.onClosed(player.id).catch(logError),
      ]);
    },
  };
}

export type Closing = ReturnType<typeof createClosing>;
