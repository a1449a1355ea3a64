import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  adjustmentPosting,
  entryOf,
  LEDGER_NOW,
  ledger,
  newKey,
  type Owner,
  real,
  testLedger,
  violatedConstraint,
  withoutTrigger,
} from "../../../tests/support/server/ledger.ts";
import type { Db } from "../../db/client.ts";
import { ledgerEntries, ledgerPostings } from "./tables.ts";

const { db, newPlayer, credit, balances, problemsOf } = await testLedger();

describe("the database's rules", () => {
  const insertEntry = (tx: Db, { playerId }: Owner) =>
    tx.insert(ledgerEntries).values({
      playerId,
      number: 1,
      kind: "adjustment",
      currency: "EUR",
      key: newKey(),
      cause: {},
      createdAt: new Date(LEDGER_NOW),
      hash: "x",
    });
  const part = (entryId: number, position: number, house: "games" | "jackpots", amount: bigint) => ({
    entryId,
    position,
    house,
    amount,
  });

  it("MI-01 MI-13 require an entry's postings in its transaction and allow no later ones", async () => {
    const owner = await newPlayer();
    const empty = db.transaction(async (tx) => {
      await ledger.lockForUpdate(tx, owner.playerId);
      await insertEntry(tx, owner);
    });
    expect(await violatedConstraint(empty)).toBe("ledger_entries_whole");
    const { id } = await credit(owner, 5n);
    const latePostings = db
      .insert(ledgerPostings)
      .values([part(id, 3, "games", 1n), part(id, 4, "jackpots", -1n)]);
    expect(await violatedConstraint(latePostings)).toBe("ledger_postings_whole");
    const skipped = db
      .insert(ledgerPostings)
      .values({ entryId: id, position: 1, accountId: owner.accountId, balanceType: "real", amount: 9n })
      .onConflictDoNothing();
    expect(await violatedConstraint(skipped)).toBe("not refused");
    expect(await balances(owner)).toMatchObject({ real: 5n });
    expect(await problemsOf(owner)).toEqual([]);
  });

  it("MI-12 require that a posting records the resulting balance", async () => {
    const owner = await newPlayer();
    const forgedEntry = db.transaction(async (tx) => {
      await ledger.lockForUpdate(tx, owner.playerId);
      await tx.execute(sql`
        WITH entry AS (
          INSERT INTO ledger_entries (player_id, number, kind, currency, key, cause, created_at, hash)
          VALUES (${owner.playerId}, 1, 'adjustment', 'EUR', ${newKey()}, '{}', ${new Date(LEDGER_NOW).toISOString()}, 'x')
          RETURNING id)
        INSERT INTO ledger_postings (entry_id, position, account_id, balance_type, house, amount, balance_after)
        SELECT id, 1, ${owner.accountId}::int, 'real', null, 5, 50 FROM entry UNION ALL
        SELECT id, 2, null, null, 'games', -5, null FROM entry`);
    });
    expect(await violatedConstraint(forgedEntry)).toBe("ledger_postings_balance");
  });

  it.each([
    ["TRUNCATE ledger_postings", "ledger_append_only"],
    ["TRUNCATE ledger_entries CASCADE", "ledger_append_only"],
    ["UPDATE wallets SET number = 0, hash = '' WHERE player_id = $player", "wallets_by_entries"],
    ["DELETE FROM wallets WHERE player_id = $player", "wallets_by_entries"],
    ["UPDATE accounts SET currency = 'USD' WHERE player_id = $player", "accounts_own"],
    ["UPDATE accounts SET owed = -1 WHERE player_id = $player", "accounts_by_postings"],
    ["UPDATE accounts SET unsettled = 1 WHERE player_id = $player", "accounts_by_postings"],
    ["DELETE FROM accounts WHERE player_id = $player", "ledger_postings_account_id_accounts_id_fk"],
    ["DELETE FROM players WHERE id = $player", /_fk$/],
  ])("MI-04 MI-13 reject %s", async (change, rule) => {
    const owner = await newPlayer();
    await credit(owner, 5n);
    const execution = db.execute(sql.raw(change.replace("$player", String(owner.playerId))));
    expect(await violatedConstraint(execution)).toMatch(rule);
    expect(await problemsOf(owner)).toEqual([]);
  });

  describe("a reversed entry", () => {
    /** Inserts with SQL a second entry of the player that reverses another one. */
    const insertReversal = (tx: Db, { playerId }: Owner, reverses: number, currency = "EUR", number = 2) =>
      tx.execute(sql`INSERT INTO ledger_entries (player_id, number, kind, currency, key, reverses, cause, created_at, hash)
        VALUES (${playerId}, ${number}, 'rollback', ${currency}, ${newKey()}, ${reverses}, '{}', now(), 'x') RETURNING id`);

    it("MI-04 MI-01 has the player and currency of its reversal", async () => {
      const [owner, other] = [await newPlayer(), await newPlayer()];
      const ownEntry = await credit(owner, 5n);
      const foreign = await credit(other, 5n);
      expect(await violatedConstraint(insertReversal(db, owner, foreign.id))).toBe("ledger_reversals_own");
      expect(await violatedConstraint(insertReversal(db, owner, ownEntry.id, "USD"))).toBe(
        "ledger_reversals_own",
      );
      // For the same account only the postings are missing.
      expect(await violatedConstraint(insertReversal(db, owner, ownEntry.id))).toBe("ledger_entries_whole");
      expect(await problemsOf(owner)).toEqual([]);
    });

    it("MI-04 must exist before its reversal: no entry reverses itself", async () => {
      const owner = await newPlayer();
      await credit(owner, 5n);
      const selfReversal =
        db.execute(sql`INSERT INTO ledger_entries (id, player_id, number, kind, currency, key, reverses, cause, created_at, hash)
        SELECT id, ${owner.playerId}, 2, 'rollback', 'EUR', ${newKey()}, id, '{}', now(), 'x'
        FROM (SELECT nextval('ledger_entries_id_seq') AS id) next`);
      expect(await violatedConstraint(selfReversal)).toBe("ledger_reversals_own");
    });

    it("MI-04 mutant foreign-reversal: without the trigger another account's entry can be reversed", async () => {
      const [owner, other] = [await newPlayer(), await newPlayer()];
      await credit(owner, 5n);
      const foreign = await credit(other, 5n);
      const violation = await withoutTrigger(db, ["ledger_entries", "ledger_reversals_own"], async (tx) => {
        await ledger.lockForUpdate(tx, owner.playerId);
        return violatedConstraint(insertReversal(tx, owner, foreign.id));
      });
      // Only the missing postings are rejected.
      expect(violation).toBe("ledger_entries_whole");
    });
  });

  it("MI-12 mutant no-move: without the trigger the balance differs from its postings' sum", async () => {
    const owner = await newPlayer();
    const problems = await withoutTrigger(db, ["ledger_postings", "ledger_postings_2_move"], async (tx) => {
      await ledger.post(
        tx,
        await ledger.lockForUpdate(tx, owner.playerId),
        entryOf(owner, [real(100n), adjustmentPosting(-100n)]),
      );
      return problemsOf(owner, tx);
    });
    expect(problems).toEqual([expect.stringContaining("EUR real is 0, its postings sum to 100")]);
  });
});
