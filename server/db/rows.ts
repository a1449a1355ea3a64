import { type SQL, sql } from "drizzle-orm";

/** Rows of a raw statement, from either driver. */
export const rowsOf = <Row>(result: unknown) => (result as { rows: Row[] }).rows;

/** Passes rows as one JSON parameter, so that the statement's text and its plan stay the same. Amounts are text. */
export const jsonOf = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));

/**
 * Passes a list as one array parameter, so that the statement's text stays the same for any length. The sub-select
 * hides the length from the planner: short lists would seem cheaper each time, and the database would plan a prepared
 * statement again for every execution.
 */
export const listOf = (type: "int" | "text" | "uuid" | "date", values: readonly unknown[]): SQL => {
  const array = sql.raw(`${type}[]`);
  return sql`(select ${sql.param([...values])}::${array})::${array}`;
};
