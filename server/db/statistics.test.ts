import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testDatabase } from "../../tests/support/server/database.ts";
import { rowsOf } from "./rows.ts";
import { analyzeGrown } from "./statistics.ts";

const { db } = await testDatabase();

it("analyzes a table after it has grown by more than a tenth, and again only after another tenth", async () => {
  const name = `grown_${crypto.randomUUID().slice(0, 8)}`;
  const table = sql.identifier(name);
  const grow = (from: number, to: number) =>
    db.execute(sql`insert into ${table} select generate_series(${from}::int, ${to}::int)`);
  const plan = async () =>
    rowsOf<Record<string, string>>(await db.execute(sql`explain select * from ${table} where id = 7`))
      .map((row) => Object.values(row)[0])
      .join("\n");
  await db.execute(sql`create table ${table} (id integer primary key)`);
  try {
    expect(await analyzeGrown(db)).not.toContain(name);
    await grow(1, 20_000);
    expect(await analyzeGrown(db)).toContain(name);
    const [row] = rowsOf<{ reltuples: number }>(
      await db.execute(sql`select reltuples from pg_class where relname = ${name}`),
    );
    expect(row!.reltuples).toBe(20_000);
    expect(await plan()).toContain("Index");
    await grow(20_001, 20_100);
    expect(await analyzeGrown(db)).not.toContain(name);
    await grow(20_101, 23_000);
    expect(await analyzeGrown(db)).toContain(name);
  } finally {
    await db.execute(sql`drop table ${table}`);
  }
});
