import { setImmediate } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../tests/support/server/database.ts";

const { db, kind } = await testDatabase();
const { $client: client } = db as unknown as { $client: PGlite };
/** Runs a statement as PGlite does by itself. */
const originalQuery = (...args: Parameters<PGlite["query"]>) => PGlite.prototype.query.apply(client, args);

const sqlStateOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => "no error",
    ({ code, message }: { code?: string; message: string }) => code ?? message,
  );

describe.runIf(kind === "pglite")("the embedded database", () => {
  beforeAll(() =>
    client.exec(
      "create temp table things (id int primary key, tags text[]); create temp table numbers (id int)",
    ),
  );
  afterAll(() => client.exec("drop table things, numbers"));

  describe("a prepared statement", () => {
    it.each<[string, unknown[]]>([
      ["select 1 as one, null as nothing, 'ö🎰' as text", []],
      [
        "select $1::int as a, $2::bigint as b, $3::numeric as c, $4::float8 as d",
        [1, 2n ** 60n, "1.50", 0.1],
      ],
      [
        "select $1::text as a, $2::text as b, $3::boolean as c, $4::boolean as d",
        ["ß\\'", null, true, false],
      ],
      ["select $1::jsonb as a, $2::json as b", [{ list: [1, null, "x"] }, '{"a":1}']],
      ["select $1::int[] as a, $2::text[] as b, $3::uuid[] as c", [[1, 2], ['a"b', null, "c,d"], []]],
      ["select $1::timestamptz as a, $2::date as b", [new Date(86_400_000), "2026-11-21"]],
      ["select $1::bytea as a", [Uint8Array.of(0, 1, 255)]],
      ["select id from things where false", []],
      ["select g as id, g * 2 as double from generate_series(1, 3) g order by g", []],
      ["set search_path to public", []],
      ["values (1, 2), (3, 4)", []],
    ])("answers %s as PGlite's own query does, each time", async (text, params) => {
      const dates = { 1184: (value: string) => `raw ${value}` };
      for (const options of [undefined, { rowMode: "array" as const }, { parsers: dates }]) {
        const { rows, fields } = await originalQuery(text, params, options);
        for (let time = 1; time <= 3; time++)
          expect(await client.query(text, params, options)).toMatchObject({
            rows,
            fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
          });
      }
    });

    it("counts the rows that it changes", async () => {
      const changed = async (text: string, ...params: unknown[]) =>
        (await client.query(text, params)).affectedRows;
      expect(await changed("insert into numbers values ($1), ($2), ($2)", 1, 2)).toBe(3);
      expect(await changed("update numbers set id = 5 where id = $1", 2)).toBe(2);
      expect(await changed("select * from numbers")).toBe(0);
      expect(await changed("delete from numbers")).toBe(3);
    });

    it("reports errors of parsing, parameters and execution, and the next statements run", async () => {
      const insert = "insert into things (id) values ($1)";
      for (let time = 1; time <= 2; time++) {
        expect(await sqlStateOf(client.query("selec 1"))).toBe("42601");
        expect(await sqlStateOf(client.query("select $1::int", ["x"]))).toBe("22P02");
        expect(await sqlStateOf(client.query("select 1 / $1::int", [0]))).toBe("22012");
        expect(await sqlStateOf(client.query("select $1::int"))).toBe("08P01");
        await client.query(insert, [time]);
        expect(await sqlStateOf(client.query(insert, [time]))).toBe("23505");
        expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
      }
    });

    it("sees changes of its table", async () => {
      const byId = () => client.query("select id, tags from things where id = $1", [90]);
      await client.query("insert into things values (90, $1)", [["a"]]);
      for (let time = 1; time <= 7; time++) await byId();
      await client.exec("alter table things drop constraint things_pkey; alter table things add extra int");
      expect((await byId()).rows).toEqual([{ id: 90, tags: ["a"] }]);
      await client.query("insert into things (id) values (90)");
      expect((await byId()).rows).toHaveLength(2);
    });
  });

  describe("a transaction with prepared statements", () => {
    it("runs them one after another, and nothing else in between", async () => {
      const order: string[] = [];
      const note = async (name: string, statement: Promise<unknown>) =>
        statement.then(() => order.push(name));
      await Promise.all([
        client.transaction(async (tx) => {
          await Promise.all(["a", "b", "c"].map((name) => note(name, tx.query("select $1::text", [name]))));
          await setImmediate();
          await note("d", tx.query("select 1"));
        }),
        note("outside", client.query("select 2")),
      ]);
      expect(order).toEqual(["a", "b", "c", "d", "outside"]);
    });

    it("rolls back after an error, also of a statement that it prepared", async () => {
      const fails = client.transaction(async (tx) => {
        await tx.query("insert into numbers values (7)");
        expect(await sqlStateOf(tx.query("select 1 / $1::int as failing", [0]))).toBe("22012");
        expect(await sqlStateOf(tx.query("select 'not prepared yet'"))).toBe("25P02");
        expect(await sqlStateOf(tx.query("select 1 as one"))).toBe("25P02");
        throw new Error("ends");
      });
      await expect(fails).rejects.toThrow("ends");
      expect((await client.query("select * from numbers")).rows).toEqual([]);
      expect((await client.query("select 'not prepared yet'")).rows).toHaveLength(1);
      expect((await client.query("select 1 / $1::int as failing", [1])).rows).toEqual([{ failing: 1 }]);
    });

    it("continues after a savepoint", async () => {
      await client.transaction(async (tx) => {
        await tx.query("savepoint before");
        expect(await sqlStateOf(tx.query("select 1 / $1::int", [0]))).toBe("22012");
        await tx.query("rollback to before");
        await tx.query("insert into numbers values (8)");
      });
      expect((await client.query("delete from numbers returning id")).rows).toEqual([{ id: 8 }]);
    });

    it("rejects statements after its end", async () => {
      let late: Promise<unknown> | undefined;
      await client.transaction(async (tx) => {
        late = setImmediate()
          .then(() => setImmediate())
          .then(() => tx.query("select 1"));
      });
      expect(await sqlStateOf(late!)).toBe("Transaction is closed");
    });
  });

  it("keeps the most recently used statements prepared", async () => {
    const named = () =>
      originalQuery("select name from pg_prepared_statements where statement = $1", ["select 'often'"]);
    await client.query("select 'often'");
    const { rows: first } = await named();
    for (let i = 0; i < 400; i++) {
      await client.query(`select ${i}`);
      if (i % 100 === 0) await client.query("select 'often'");
    }
    expect((await named()).rows).toEqual(first);
    expect((await originalQuery("select count(*)::int from pg_prepared_statements")).rows).toEqual([
      { count: 300 },
    ]);
  });
});
