import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { crashAt } from "../../../tests/support/faults/crash-injection.ts";
import { expectAssertionFailure } from "../../../tests/support/faults/source-mutant.ts";
import { commitEachStatement, withStatements } from "../../../tests/support/faults/statements.ts";
import { violatedConstraint } from "../../../tests/support/server/ledger.ts";
import { bet, rollback, testWallet, type WalletSession, win } from "../../../tests/support/server/wallet.ts";
import type { Db } from "../../db/client.ts";
import { rowsOf as dbRows } from "../../db/rows.ts";
import { type SettledRoundRow, settledRoundsStore } from "./settled-rounds-store.ts";

const { app, createPlayer, play, name } = await testWallet();
const { db } = app;

/** A consumer that has read everything so far, and what it reads of a player from then on. */
async function newConsumer() {
  const consumer = name("consumer");
  const rowsByPlayer = new Map<number, SettledRoundRow[]>();
  const apply = async (_: Db, rows: readonly SettledRoundRow[]) => {
    for (const row of rows) rowsByPlayer.set(row.playerId, [...(rowsByPlayer.get(row.playerId) ?? []), row]);
  };
  const read = async () => {
    while ((await settledRoundsStore.consume(db, consumer, apply)) > 0);
  };
  await read();
  return { consumer, apply, read, rowsOf: ({ playerId }: WalletSession) => rowsByPlayer.get(playerId) ?? [] };
}

describe("the feed of settled rounds", () => {
  it("RI-21 has each round when it closes, with real and bonus stakes and wins, and each later change", async () => {
    const player = await createPlayer(100n);
    const { read, rowsOf } = await newConsumer();
    const [open, round, b, w] = [name("open"), name("round"), name(), name()];
    await play(player, open, [bet(name(), "0.10")]);
    await play(player, round, [bet(b, "0.30"), win(w, "0.50")]);
    await read();
    expect(rowsOf(player)).toEqual([]);
    await play(player, round, [], { close: true });
    await play(player, round, [win(name(), "0.20")]);
    await play(player, round, [rollback(name(), w)]);
    await play(player, round, [], { close: true });
    await read();
    expect(rowsOf(player)).toMatchObject([
      { round, currency: "EUR", stakeReal: 30n, winReal: 50n, stakeRealBefore: 0n, winRealBefore: 0n },
      { round, stakeReal: 30n, winReal: 70n, stakeRealBefore: 30n, winRealBefore: 50n },
      { round, stakeReal: 30n, winReal: 20n, stakeRealBefore: 30n, winRealBefore: 70n },
    ]);
    const free = name("round");
    await play(player, free, [win(name(), "5.00", { campaign: "free" })], { close: true });
    await play(player, name("round"), [rollback(name(), "unknown")], { close: true });
    await read();
    expect(rowsOf(player)).toHaveLength(3);
  });

  it("RI-21 gives a consumer each row once, whichever statement its process ends before", async () => {
    const player = await createPlayer(10_000n);
    const { consumer } = await newConsumer();
    let total = 0n;
    const add = async (tx: Db, rows: readonly SettledRoundRow[]) => {
      for (const row of rows)
        if (row.playerId === player.playerId)
          await tx.execute(sql`insert into attempts (key, points) values (${`${consumer}:${row.id}`}, 1)`);
    };
    const applied = async () =>
      dbRows(await db.execute(sql`select 1 from attempts where key like ${`${consumer}:%`}`)).length;
    for (let at = 1; ; at++) {
      await play(player, name("round"), [bet(name(), "0.10")], { close: true });
      total++;
      const isDone = await crashAt(db, at, () => settledRoundsStore.consume(db, consumer, add)).then(
        (count) => count > 0,
        () => false,
      );
      while ((await settledRoundsStore.consume(db, consumer, add)) > 0);
      expect([at, BigInt(await applied())]).toEqual([at, total]);
      if (isDone) break;
      expect(at).toBeLessThan(20);
    }
    expect(total).toBeGreaterThan(4n);
  });

  it("RI-21 mutant cursor-alone: a cursor that is moved in another transaction applies rows twice", async () => {
    const check = async () => {
      const player = await createPlayer(10_000n);
      const { consumer } = await newConsumer();
      await play(player, name("round"), [bet(name(), "0.10")], { close: true });
      // The process ends after the rows were applied, before the cursor moves.
      const isCursorMove = /^update "feed_cursors"/;
      const apply = async (tx: Db, rows: readonly SettledRoundRow[]) => {
        for (const { id } of rows)
          await tx.execute(sql`insert into attempts (key, points) values (${`${consumer}:${id}`}, 1)
            on conflict (key) do update set points = attempts.points + 1`);
      };
      await withStatements(
        db,
        (query) =>
          (...args) => {
            const text = typeof args[0] === "string" ? args[0] : (args[0] as { text: string }).text;
            if (isCursorMove.test(text)) throw new Error("killed");
            return query(...args);
          },
        () => settledRoundsStore.consume(db, consumer, apply).catch(() => 0),
      );
      await settledRoundsStore.consume(db, consumer, apply);
      const repeated = await db.execute(
        sql`select points from attempts where key like ${`${consumer}:%`} and points <> 1`,
      );
      expect(dbRows(repeated)).toEqual([]);
    };
    await check();
    await expectAssertionFailure(() => withStatements(db, commitEachStatement, check));
  });

  it("RI-21 is read by one process at a time, and never changes", async () => {
    const player = await createPlayer(100n);
    const { consumer, apply, rowsOf } = await newConsumer();
    await play(player, name("round"), [bet(name(), "0.10")], { close: true });
    await Promise.all([1, 2, 3].map(() => settledRoundsStore.consume(db, consumer, apply)));
    expect(rowsOf(player)).toHaveLength(1);
    for (const change of ["UPDATE settled_rounds SET stake_real = 1", "TRUNCATE settled_rounds"])
      expect(await violatedConstraint(db.execute(sql.raw(change)))).toBe("settled_rounds_append_only");
  });
});
