import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { accounts } from "../../../server/core/accounts/tables.ts";
import type { Posting } from "../../../server/core/ledger/chain.ts";
import { createLedger, type Entry } from "../../../server/core/ledger/ledger.ts";
import { verifyLedger } from "../../../server/core/ledger/verify.ts";
import { players } from "../../../server/core/players/tables.ts";
import type { Db } from "../../../server/db/client.ts";
import { testDatabase } from "./database.ts";

export const LEDGER_NOW = Date.UTC(2026, 10, 22, 12);

export const ledger = createLedger({ now: () => LEDGER_NOW });

export interface Owner {
  playerId: number;
  accountId: number;
  currency: string;
}

export const real = (amount: bigint): Posting => ({ side: { balanceType: "real" }, amount });
export const games = (amount: bigint): Posting => ({ side: { house: "games" }, amount });
export const adjustmentPosting = (amount: bigint): Posting => ({ side: { house: "adjustments" }, amount });

let keys = 0;
export const newKey = () => `test:${++keys}:${Math.random()}`;

export const entryOf = (
  { accountId, currency }: Owner,
  postings: Posting[],
  more: Partial<Entry> = {},
): Entry => ({
  accountId,
  currency,
  kind: "adjustment",
  key: newKey(),
  cause: { reason: "test" },
  postings,
  ...more,
});

/** Posts an entry in a separate transaction. */
export const postTo = (db: Db, owner: Owner, postings: Posting[], more: Partial<Entry> = {}) =>
  db.transaction(async (tx) =>
    ledger.post(tx, await ledger.lockForUpdate(tx, owner.playerId), entryOf(owner, postings, more)),
  );

/** Credits the player's first account with minor units. */
export async function fund(db: Db, playerId: number, amount: bigint): Promise<void> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.playerId, playerId))
    .orderBy(accounts.id);
  await postTo(db, { playerId, accountId: account!.id, currency: account!.currency }, [
    real(amount),
    adjustmentPosting(-amount),
  ]);
}

/** The name of the violated database constraint. */
export async function violatedConstraint(operation: Promise<unknown>): Promise<string> {
  try {
    await operation;
  } catch (error) {
    // Errors of a commit aren't wrapped, because there is no statement.
    const { cause, constraint } = error as { cause?: { constraint: string }; constraint: string };
    return cause?.constraint ?? constraint;
  }
  return "not refused";
}

/** Runs the callback with a trigger disabled, and rolls back. */
export async function withoutTrigger<T>(
  db: Db,
  [table, trigger]: readonly [string, string],
  run: (tx: Db) => Promise<T>,
) {
  let result: { value: T } | undefined;
  const undone = db.transaction(async (tx) => {
    await tx.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`));
    result = { value: await run(tx) };
    tx.rollback();
  });
  await expect(undone).rejects.toThrow("Rollback");
  return result!.value;
}

/** The test database with common ledger operations. */
export async function testLedger() {
  const { db } = await testDatabase();

  async function newAccount(playerId: number, currency: string): Promise<number> {
    const [account] = await db
      .insert(accounts)
      .values({ playerId, currency, createdAt: new Date(LEDGER_NOW) })
      .returning({ id: accounts.id });
    return account!.id;
  }

  const post = (owner: Owner, postings: Posting[], more?: Partial<Entry>) =>
    postTo(db, owner, postings, more);

  return {
    db,
    newAccount,
    post,
    credit: (owner: Owner, amount: bigint) => post(owner, [real(amount), adjustmentPosting(-amount)]),

    async newPlayer(currency = "EUR"): Promise<Owner> {
      const [player] = await db
        .insert(players)
        .values({
          email: `${newKey()}@example.com`,
          country: "DE",
          currency,
          locale: "de",
          licence: "CW",
          groups: [],
          termsAccepted: 1,
          createdAt: new Date(LEDGER_NOW),
        })
        .returning({ id: players.id });
      return { playerId: player!.id, accountId: await newAccount(player!.id, currency), currency };
    },

    async balances({ accountId }: Owner) {
      const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
      const { real, bonus, reserved, owed, unsettled } = row!;
      return { real, bonus, reserved, owed, unsettled };
    },

    problemsOf: async ({ playerId }: Owner, of: Db = db) => (await verifyLedger(of, playerId)).problems,
  };
}
