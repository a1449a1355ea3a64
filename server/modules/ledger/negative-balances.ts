import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { isSamePerson } from "../../../src/rules/players/staff-name.ts";
import { accounts } from "../../core/accounts/tables.ts";
import type { Ledger } from "../../core/ledger/ledger.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { writeOffs } from "./tables.ts";

interface NegativeBalancesDeps {
  db: Db;
  ledger: Ledger;
  now: () => number;
}

export interface ClearedDebt {
  entryId: number;
  /** The part of the debt that was cleared, and the rest; minor units. */
  cleared: bigint;
  remaining: bigint;
}

const min = (a: bigint, b: bigint) => (a < b ? a : b);

function reject(field: string, code: string): never {
  throw new RequestError("validation_failed", { errors: { [field]: [code] } });
}

/**
 * Debts from reversals of spent money. Bets are blocked until a debt is settled from real money, or written off by
 * two staff members.
 */
export function createNegativeBalances({ db, ledger, now }: NegativeBalancesDeps) {
  async function accountOf(tx: Db, playerId: number, currency: string) {
    const condition = and(eq(accounts.playerId, playerId), eq(accounts.currency, currency));
    const [account] = await tx.select().from(accounts).where(condition);
    if (!account || account.owed === 0n) reject("currency", "nothing_owed");
    return account;
  }

  return {
    /** Pays the debt from the real balance, as far as possible. */
    settle: (playerId: number, currency: string): Promise<ClearedDebt> =>
      db.transaction(async (tx) => {
        const wallet = await ledger.lockForUpdate(tx, playerId);
        const { id, real, owed } = await accountOf(tx, playerId, currency);
        const cleared = min(real, -owed);
        if (cleared === 0n) reject("player", "no_money");
        const entry = await ledger.post(tx, wallet, {
          accountId: id,
          currency,
          kind: "adjustment",
          // Keyed by the number of the new entry, so that one debt isn't settled twice.
          key: `settled:${playerId}:${wallet.number + 1}`,
          cause: { reason: "settled" },
          postings: [
            { side: { balanceType: "real" }, amount: -cleared },
            { side: { balanceType: "owed" }, amount: cleared },
          ],
        });
        return { entryId: entry.id, cleared, remaining: -owed - cleared };
      }),

    /** Requests a write-off of the current debt. @returns the request's id and amount */
    async requestWriteOff(playerId: number, currency: string, reason: string, by: string) {
      const { id: accountId, owed } = await accountOf(db, playerId, currency);
      const id = randomUUID();
      const requestedAt = new Date(now());
      await db
        .insert(writeOffs)
        .values({ id, accountId, amount: -owed, reason, requestedBy: by, requestedAt });
      return { id, amount: -owed };
    },

    /** Approves a write-off that another person requested. */
    approveWriteOff: (id: string, by: string): Promise<ClearedDebt> =>
      db.transaction(async (tx) => {
        const [request] = await tx
          .select({ writeOff: writeOffs, playerId: accounts.playerId, currency: accounts.currency })
          .from(writeOffs)
          .innerJoin(accounts, eq(accounts.id, writeOffs.accountId))
          .where(eq(writeOffs.id, id));
        if (!request) reject("id", "unknown");
        const { playerId, currency } = request;
        if (isSamePerson(request.writeOff.requestedBy, by)) reject("by", "same_person");
        const wallet = await ledger.lockForUpdate(tx, playerId);
        // Read under the player's lock: of two concurrent approvals, the second finds it done.
        const [writeOff] = await tx.select().from(writeOffs).where(eq(writeOffs.id, id));
        if (writeOff!.entryId !== null) reject("id", "done");
        const { id: accountId, owed } = await accountOf(tx, playerId, currency);
        const cleared = min(writeOff!.amount, -owed);
        const entry = await ledger.post(tx, wallet, {
          accountId,
          currency,
          kind: "adjustment",
          key: `written_off:${id}`,
          cause: { reason: writeOff!.reason },
          postings: [
            { side: { balanceType: "owed" }, amount: cleared },
            { side: { house: "write_offs" }, amount: -cleared },
          ],
        });
        await tx.update(writeOffs).set({ approvedBy: by, entryId: entry.id }).where(eq(writeOffs.id, id));
        return { entryId: entry.id, cleared, remaining: -owed - cleared };
      }),
  };
}

export type NegativeBalances = ReturnType<typeof createNegativeBalances>;
