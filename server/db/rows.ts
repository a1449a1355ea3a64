/** The rows of a statement in SQL's own words, as either driver gives them. */
export const rowsOf = <Row>(result: unknown) => (result as { rows: Row[] }).rows;

/** Rows as one parameter, however many there are: a statement of one text, whose plan is kept. Amounts are text. */
export const jsonOf = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
