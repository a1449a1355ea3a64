import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { isSamePerson } from "../../../src/rules/players/staff-name.ts";
import type { Db } from "../../db/client.ts";
import { writeOffs } from "../../db/ledger-schema.ts";
import { accounts } from "../../db/player-schema.ts";
import { RequestError } from "../../http/errors.ts";
import type { Ledger } from "./ledger.ts";

interface DebtsDeps {
  db: Db;
  ledger: Ledger;
  now: () => number;
}

export interface Cleared {
  entryId: number;
  /** What was owed and is no more, and what still is; minor units. */
  cleared: bigint;
  left: bigint;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);

function refuse(field: string, code: string): never {
  throw new RequestError("validation_failed", { errors: { [field]: [code] } });
}

/**
 * What players owe because a reversal found it spent: nothing is bet until it is cleared, from the player's own money or
 * by the house, for which it takes two of the staff.
 */
export function createDebts({ db, ledger, now }: DebtsDeps) {
  async function accountOf(tx: Db, playerId: number, currency: string) {
    const own = and(eq(accounts.playerId, playerId), eq(accounts.currency, currency));
    const [account] = await tx.select().from(accounts).where(own);
    if (!account || account.owed === 0n) refuse("currency", "nothing_owed");
    return account;
  }

  return {
    /** Pays what is owed from the player's real money, as far as that reaches. */
    settle: (playerId: number, currency: string): Promise<Cleared> =>
      db.transaction(async (tx) => {
        const wallet = await ledger.hold(tx, playerId);
        const { id, real, owed } = await accountOf(tx, playerId, currency);
        const cleared = least(real, -owed);
        if (cleared === 0n) refuse("player", "no_money");
        const entry = await ledger.post(tx, wallet, {
          accountId: id,
          currency,
          kind: "adjustment",
          // By the place in the player's books: what is owed then is settled once.
          key: `settled:${playerId}:${wallet.number + 1}`,
          cause: { reason: "settled" },
          postings: [
            { side: { purse: "real" }, amount: -cleared },
            { side: { purse: "owed" }, amount: cleared },
          ],
        });
        return { entryId: entry.id, cleared, left: -owed - cleared };
      }),

    /** Asks for all that is owed now to be written off. Gives the name of what is asked. */
    async askWriteOff(playerId: number, currency: string, reason: string, by: string) {
      const { id: accountId, owed } = await accountOf(db, playerId, currency);
      const id = randomUUID();
      const askedAt = new Date(now());
      await db.insert(writeOffs).values({ id, accountId, amount: -owed, reason, askedBy: by, askedAt });
      return { id, amount: -owed };
    },

    /** Does what somebody else has asked for; once, however often it is approved. */
    approveWriteOff: (id: string, by: string): Promise<Cleared> =>
      db.transaction(async (tx) => {
        const [asked] = await tx
          .select({ writeOff: writeOffs, playerId: accounts.playerId, currency: accounts.currency })
          .from(writeOffs)
          .innerJoin(accounts, eq(accounts.id, writeOffs.accountId))
          .where(eq(writeOffs.id, id));
        if (!asked) refuse("id", "unknown");
        const { playerId, currency } = asked;
        if (isSamePerson(asked.writeOff.askedBy, by)) refuse("by", "same_person");
        const wallet = await ledger.hold(tx, playerId);
        // Under the player's lock: of two who approve at once, the second finds it done.
        const [writeOff] = await tx.select().from(writeOffs).where(eq(writeOffs.id, id));
        if (writeOff!.entryId !== null) refuse("id", "done");
        const { id: accountId, owed } = await accountOf(tx, playerId, currency);
        const cleared = least(writeOff!.amount, -owed);
        const entry = await ledger.post(tx, wallet, {
          accountId,
          currency,
          kind: "adjustment",
          key: `written_off:${id}`,
          cause: { reason: writeOff!.reason },
          postings: [
            { side: { purse: "owed" }, amount: cleared },
            { side: { house: "write_offs" }, amount: -cleared },
          ],
        });
        await tx.update(writeOffs).set({ approvedBy: by, entryId: entry.id }).where(eq(writeOffs.id, id));
        return { entryId: entry.id, cleared, left: -owed - cleared };
      }),
  };
}

export type Debts = ReturnType<typeof createDebts>;
