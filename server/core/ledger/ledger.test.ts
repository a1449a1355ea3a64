import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  adjustmentPosting,
  entryOf,
  games,
  LEDGER_NOW,
  ledger,
  newKey,
  real,
  testLedger,
  violatedConstraint,
  withoutTrigger,
} from "../../../tests/support/server/ledger.ts";
import type { Db } from "../../db/client.ts";
import { accounts } from "../accounts/tables.ts";
import { ledgerEntries, ledgerPostings } from "./tables.ts";
import { rebuildBalances } from "./verify.ts";

const { db, newPlayer, newAccount, post, credit, balances, problemsOf } = await testLedger();

describe("a ledger entry", () => {
  it("MON-15 moves money between sides, with number and time, and returns the new balance", async () => {
    const owner = await newPlayer();
    expect(await credit(owner, 10_000n)).toMatchObject({ number: 1, balances: { real: 10_000n } });
    const bet = await post(owner, [real(-250n), games(250n)], { kind: "bet", cause: { game: 7 } });
    expect(bet).toMatchObject({ number: 2, balances: { real: 9_750n } });
    expect(await balances(owner)).toEqual({ real: 9_750n, bonus: 0n, reserved: 0n, owed: 0n, unsettled: 0n });
    const [row] = await db.select().from(ledgerEntries).where(eq(ledgerEntries.id, bet.id));
    expect(row).toMatchObject({
      kind: "bet",
      currency: "EUR",
      number: 2,
      cause: { game: 7 },
      createdAt: new Date(LEDGER_NOW),
    });
    expect(await problemsOf(owner)).toEqual([]);
  });

  it("MON-15 MI-15 moves money between balance types of one account, with several postings", async () => {
    const owner = await newPlayer();
    await credit(owner, 1_000n);
    const { balances: after } = await post(owner, [
      real(-600n),
      { side: { balanceType: "reserved" }, amount: 400n },
      { side: { balanceType: "bonus" }, amount: 150n },
      games(50n),
    ]);
    expect(after).toEqual({ real: 400n, reserved: 400n, bonus: 150n });
    expect(await balances(owner)).toEqual({
      real: 400n,
      bonus: 150n,
      reserved: 400n,
      owed: 0n,
      unsettled: 0n,
    });
    expect(await problemsOf(owner)).toEqual([]);
  });

  it("MI-01 sums to zero or is rejected as a whole", async () => {
    const owner = await newPlayer();
    await credit(owner, 1_000n);
    expect(await violatedConstraint(post(owner, [real(-100n), games(99n)]))).toBe("ledger_postings_balanced");
    expect(await violatedConstraint(post(owner, [real(100n)]))).toBe("ledger_postings_balanced");
    expect(await balances(owner)).toMatchObject({ real: 1_000n });
    expect(await problemsOf(owner)).toEqual([]);
  });

  it("MI-01 mutant no-sum: without the zero-sum rule the ledger check reports the entry", async () => {
    const owner = await newPlayer();
    const problems = await withoutTrigger(db, ["ledger_postings", "ledger_postings_1_check"], async (tx) => {
      await ledger.post(
        tx,
        await ledger.lockForUpdate(tx, owner.playerId),
        entryOf(owner, [real(100n), adjustmentPosting(-99n)]),
      );
      return problemsOf(owner, tx);
    });
    expect(problems).toEqual([expect.stringContaining("sums to 1")]);
  });

  it("MI-01 can't post to another currency or another player", async () => {
    const [owner, other] = [await newPlayer(), await newPlayer()];
    const dollars = await newAccount(owner.playerId, "USD");
    const postTo = (accountId: number) => post(owner, [real(100n), adjustmentPosting(-100n)], { accountId });
    expect(await violatedConstraint(postTo(dollars))).toBe("ledger_postings_own");
    expect(await violatedConstraint(postTo(other.accountId))).toBe("ledger_postings_own");
    expect(await violatedConstraint(postTo(2_000_000_000))).toBe("ledger_postings_one_side");
    expect(await balances(other)).toMatchObject({ real: 0n });
  });

  it("MI-02 exists once per key", async () => {
    const owner = await newPlayer();
    const key = newKey();
    await post(owner, [real(100n), adjustmentPosting(-100n)], { key });
    expect(await violatedConstraint(post(owner, [real(100n), adjustmentPosting(-100n)], { key }))).toBe(
      "ledger_entries_key",
    );
    expect(await balances(owner)).toMatchObject({ real: 100n });
  });

  it("MI-04 is reversed once, by another entry, and never changed or deleted", async () => {
    const owner = await newPlayer();
    await credit(owner, 500n);
    const bet = await post(owner, [real(-200n), games(200n)], { kind: "bet" });
    const reverseBet = () => post(owner, [real(200n), games(-200n)], { kind: "rollback", reverses: bet.id });
    await reverseBet();
    expect(await violatedConstraint(reverseBet())).toBe("ledger_entries_reverses");
    expect(await balances(owner)).toMatchObject({ real: 500n });
    const changes = [
      db.update(ledgerEntries).set({ kind: "win" }).where(eq(ledgerEntries.id, bet.id)),
      db.delete(ledgerEntries).where(eq(ledgerEntries.id, bet.id)),
      db.update(ledgerPostings).set({ amount: 1n }).where(eq(ledgerPostings.entryId, bet.id)),
      db.delete(ledgerPostings).where(eq(ledgerPostings.entryId, bet.id)),
    ];
    for (const change of changes) expect(await violatedConstraint(change)).toBe("ledger_append_only");
    expect(await problemsOf(owner)).toEqual([]);
  });

  it("MI-13 mutant edited-history: an entry whose cause or postings were changed or deleted is reported", async () => {
    const owner = await newPlayer();
    await credit(owner, 500n);
    const bet = await post(owner, [real(-200n), games(200n)], { kind: "bet" });
    await credit(owner, 7n);
    const problemsAfter = (change: string) =>
      db
        .transaction(async (tx) => {
          for (const table of ["ledger_entries", "ledger_postings"])
            await tx.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_keep`));
          await tx.execute(sql.raw(change));
          throw Object.assign(new Error("undone"), { problems: await problemsOf(owner, tx) });
        })
        .catch((error: Error & { problems?: string[] }) => error.problems ?? Promise.reject(error));
    expect(await problemsAfter(`UPDATE ledger_entries SET cause = '{}' WHERE id = ${bet.id}`)).toEqual([
      expect.stringContaining("doesn't match its hash"),
    ]);
    expect(
      await problemsAfter(`UPDATE ledger_postings SET amount = -amount WHERE entry_id = ${bet.id}`),
    ).toContainEqual(expect.stringContaining("doesn't match its hash"));
    const dropped = await problemsAfter(`DELETE FROM ledger_postings WHERE entry_id = ${bet.id}`);
    expect(dropped).toContainEqual(expect.stringContaining("has 0 postings"));
  });
});

describe("a balance", () => {
  it("MI-10 is never negative for any balance type, and a rejected entry changes nothing", async () => {
    const owner = await newPlayer();
    await credit(owner, 100n);
    for (const balanceType of ["real", "bonus", "reserved", "unsettled"] as const)
      expect(
        await violatedConstraint(post(owner, [{ side: { balanceType }, amount: -101n }, games(101n)])),
      ).toMatch(/^accounts_(not_negative|unsettled)$/);
    expect(await balances(owner)).toEqual({ real: 100n, bonus: 0n, reserved: 0n, owed: 0n, unsettled: 0n });
    expect((await post(owner, [real(-100n), games(100n)])).number).toBe(2);
  });

  it("MI-12 changes by postings only", async () => {
    const owner = await newPlayer();
    const set = (database: Db) =>
      database.update(accounts).set({ real: 5n }).where(eq(accounts.id, owner.accountId));
    expect(await violatedConstraint(set(db))).toBe("accounts_by_postings");
    const insertion = db
      .insert(accounts)
      .values({ playerId: owner.playerId, currency: "USD", real: 5n, createdAt: new Date(LEDGER_NOW) });
    expect(await violatedConstraint(insertion)).toBe("accounts_by_postings");
  });

  it("MI-12 MI-13 mutant lost-update: a balance that isn't its postings' sum is reported and rebuilt", async () => {
    const owner = await newPlayer();
    await credit(owner, 900n);
    const [found, repaired, remainingProblems] = await withoutTrigger(
      db,
      ["accounts", "accounts_by_postings"],
      async (tx) => {
        await tx.update(accounts).set({ real: 1n, bonus: 2n }).where(eq(accounts.id, owner.accountId));
        const problems = await problemsOf(owner, tx);
        return [problems, await rebuildBalances(tx), await problemsOf(owner, tx)] as const;
      },
    );
    expect(found).toEqual([
      expect.stringContaining("EUR real is 1, its postings sum to 900"),
      expect.stringContaining("EUR bonus is 2, its postings sum to 0"),
    ]);
    expect(repaired).toBe(1);
    expect(remainingProblems).toEqual([]);
  });

  it("MI-13 mutant unordered: a skipped number is rejected, and reported if the rules are missing", async () => {
    const owner = await newPlayer();
    await credit(owner, 1n);
    const skip = (tx: Db) =>
      ledger.post(
        tx,
        { playerId: owner.playerId, number: 4, hash: "" },
        entryOf(owner, [real(1n), adjustmentPosting(-1n)]),
      );
    expect(await violatedConstraint(db.transaction(skip))).toBe("ledger_entries_in_order");
    const problems = await withoutTrigger(db, ["ledger_entries", "ledger_entries_number"], async (tx) => {
      await skip(tx);
      return problemsOf(owner, tx);
    });
    expect(problems).toContainEqual(expect.stringContaining("has the wrong number, expected 2"));
  });

  it("MI-11 mutant unlocked: a post based on a stale read is rejected", async () => {
    const owner = await newPlayer();
    await credit(owner, 1n);
    // Without a lock, both would continue from the first entry.
    const readHead = (tx: Db) =>
      tx.execute<{ number: number; hash: string }>(
        sql`SELECT number::int, hash FROM wallets WHERE player_id = ${owner.playerId}`,
      );
    const { rows } = (await readHead(db)) as unknown as { rows: { number: number; hash: string }[] };
    const postUnlocked = (tx: Db) =>
      ledger.post(
        tx,
        { playerId: owner.playerId, ...rows[0]! },
        entryOf(owner, [real(1n), adjustmentPosting(-1n)]),
      );
    await db.transaction(postUnlocked);
    expect(await violatedConstraint(db.transaction(postUnlocked))).toMatch(
      /^ledger_entries_(in_order|number)$/,
    );
    expect(await balances(owner)).toMatchObject({ real: 2n });
  });

  it("MI-10 accepts one of two concurrent bets when it covers only one", async () => {
    const owner = await newPlayer();
    await credit(owner, 100n);
    const bets = await Promise.all(
      [1, 2].map(() => violatedConstraint(post(owner, [real(-80n), games(80n)], { kind: "bet" }))),
    );
    expect(bets.sort()).toEqual(["accounts_not_negative", "not refused"]);
    expect(await balances(owner)).toMatchObject({ real: 20n });
    expect(await problemsOf(owner)).toEqual([]);
  });

  it("MI-11 counts each of 500 concurrent credits, and of 1,000 transfers of one cent", async () => {
    const owner = await newPlayer();
    await Promise.all(Array.from({ length: 500 }, () => credit(owner, 2n)));
    expect(await balances(owner)).toMatchObject({ real: 1_000n });
    for (let i = 0; i < 1_000; i++) await post(owner, [real(-1n), games(1n)]);
    expect(await balances(owner)).toMatchObject({ real: 0n });
    expect(await problemsOf(owner)).toEqual([]);
  });

  it("MI-15 of type owed is never positive", async () => {
    const owner = await newPlayer();
    const owe = (amount: bigint) => post(owner, [{ side: { balanceType: "owed" }, amount }, games(-amount)]);
    expect(await violatedConstraint(owe(1n))).toBe("accounts_owed");
    expect((await owe(-70n)).balances).toEqual({ owed: -70n });
    expect((await owe(70n)).balances).toEqual({ owed: 0n });
    expect(await problemsOf(owner)).toEqual([]);
  });

  it("MI-14 represents the largest amounts exactly", async () => {
    const owner = await newPlayer("BTC");
    const all = 2_100_000_000_000_000n;
    await credit(owner, all);
    await credit(owner, 9_007_199_254_740_993n - all);
    expect(await balances(owner)).toMatchObject({ real: 9_007_199_254_740_993n });
    expect(await problemsOf(owner)).toEqual([]);
  });
});
