import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { ledger } from "../../tests/support/server/ledger.ts";
import { bet, testWallet } from "../../tests/support/server/wallet.ts";
import { createErrorHandler } from "../http/errors.ts";
import { openDatabase } from "./client.ts";
import { rowsOf } from "./rows.ts";
import { TIME_LIMITS } from "./time-limits.ts";

const url = process.env.DATABASE_URL!;

describe("database timeouts", () => {
  const logged: unknown[] = [];
  const app = new Hono().onError(createErrorHandler((_, error) => logged.push(error)));
  app.get("/:state", (c) => {
    throw Object.assign(new Error("Failed query"), { cause: { code: c.req.param("state") } });
  });

  it.each(["55P03", "57014", "25P03"])(
    "MI-06 answers 503 with a retry time for SQLSTATE %s",
    async (state) => {
      const answer = await app.request(`/${state}`);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
      expect(await answer.json()).toMatchObject({ code: "unavailable", retry_after: 1 });
      expect(logged.at(-1)).toMatchObject({ cause: { code: state } });
    },
  );

  it("MI-06 don't include other database errors", async () => {
    expect((await app.request("/23503")).status).toBe(500);
  });
});

// The embedded database has a single connection, so locks never conflict.
describe.runIf(url)("on PostgreSQL", () => {
  it("MI-11 every connection sets statement, lock and idle timeouts", async () => {
    const { db, close } = await openDatabase({ url });
    const readSettings = async () => {
      const [row] = rowsOf<Record<string, string>>(
        await db.execute(sql`select current_setting('statement_timeout') as statement,
          current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle, pg_backend_pid() as pid`),
      );
      return row!;
    };
    const all = await Promise.all(Array.from({ length: 10 }, readSettings));
    expect(new Set(all.map(({ pid }) => pid)).size).toBeGreaterThan(1);
    for (const one of all) expect(one).toMatchObject({ statement: "30s", lock: "5s", idle: "30s" });
    await close();
  });

  it("MI-06 MI-10 rejects a call while the wallet is locked and accepts its retry afterwards", async () => {
    const { db, close } = await openDatabase({ url, timeLimits: { ...TIME_LIMITS, lock: 50 } });
    const { app, createPlayer, name, send } = await testWallet({ db });
    const player = await createPlayer(100n);
    const body = JSON.stringify({
      session: player.session,
      currency: "EUR",
      round: name("round"),
      actions: [bet(name(), "1.00")],
    });
    await app.db.transaction(async (tx) => {
      await ledger.lockForUpdate(tx, player.playerId);
      expect(await send("play", body)).toMatchObject({ status: 503, body: { code: "unavailable" } });
    });
    expect(await send("play", body)).toMatchObject({ status: 200, body: { balance: "0.00" } });
    await close();
  });

  it("MI-11 a transaction that idles too long fails and releases its locks, and the pool keeps working", async () => {
    const { db, close } = await openDatabase({ url, timeLimits: { ...TIME_LIMITS, idleInTransaction: 50 } });
    const { app, createPlayer } = await testWallet();
    const player = await createPlayer(100n);
    const blockedTransaction = db.transaction(async (tx) => {
      await ledger.lockForUpdate(tx, player.playerId);
      // Waits until the idle outer transaction times out, which releases its lock.
      await app.db.transaction((other) => ledger.lockForUpdate(other, player.playerId));
      await tx.execute(sql`select 1`);
    });
    await expect(blockedTransaction).rejects.toThrow();
    expect(rowsOf(await db.execute(sql`select 1 as one`))).toEqual([{ one: 1 }]);
    await close();
  });
});
