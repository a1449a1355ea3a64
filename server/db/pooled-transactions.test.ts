import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";
import { describe, expect, it } from "vitest";
import { createPooledDatabase } from "./pooled-transactions.ts";

/** A pool of one connection without a server; `fails` names the statements that PostgreSQL rejects. */
function fakePool(fails: string[] = []) {
  const statements: string[] = [];
  const releases: unknown[] = [];
  let status = "I";
  const client = {
    async query(query: { text: string } | string) {
      const text = typeof query === "string" ? query : query.text;
      statements.push(text);
      if (fails.includes(text)) throw new Error(`${text} failed`);
      if (text.startsWith("begin")) status = "T";
      if (text === "commit" || text === "rollback") status = "I";
      return { rows: [] };
    },
    getTransactionStatus: () => status,
    release: (destroy?: unknown) => releases.push(destroy),
  };
  const pool = Object.assign(new Pool(), { connect: async () => client as unknown as PoolClient });
  return { pool, statements, releases };
}

function openFake(fails?: string[]) {
  const fake = fakePool(fails);
  return { ...fake, db: createPooledDatabase(fake.pool) };
}

describe("a pooled transaction", () => {
  it("closes its connection when begin fails", async () => {
    const { db, releases, statements } = openFake(["begin"]);
    await expect(db.transaction(async () => "done")).rejects.toThrow("begin");
    expect(releases).toEqual([true]);
    expect(statements).toEqual(["begin"]);
  });

  it("still leaks in drizzle itself: remove this wrapper when this test fails", async () => {
    const { pool, releases } = fakePool(["begin"]);
    const db = drizzle({ client: pool });
    await expect(db.transaction(async () => "done")).rejects.toThrow("begin");
    expect(releases).toEqual([]);
  });

  it("commits, returns the result and keeps the connection", async () => {
    const { db, releases, statements } = openFake();
    const result = await db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      return "done";
    });
    expect(result).toBe("done");
    expect(statements).toEqual(["begin", "select 1", "commit"]);
    expect(releases).toEqual([false]);
  });

  it("passes its isolation level on", async () => {
    const { db, statements } = openFake();
    await db.transaction(async () => {}, { isolationLevel: "repeatable read" });
    expect(statements[0]).toBe("begin isolation level repeatable read");
  });

  it("rolls back and keeps the connection when the callback fails", async () => {
    const { db, releases, statements } = openFake();
    const failing = db.transaction(async () => {
      throw new Error("not enough money");
    });
    await expect(failing).rejects.toThrow("not enough money");
    expect(statements).toEqual(["begin", "rollback"]);
    expect(releases).toEqual([false]);
  });

  it("closes a connection whose rollback failed", async () => {
    const { db, releases } = openFake(["rollback"]);
    const failing = db.transaction(async () => {
      throw new Error("not enough money");
    });
    await expect(failing).rejects.toThrow();
    expect(releases).toEqual([true]);
  });
});
