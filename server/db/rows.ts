/** Rows of a raw statement, from either driver. */
export const rowsOf = <Row>(result: unknown) => (result as { rows: Row[] }).rows;

/** Passes rows as one JSON parameter, so that the statement's text and its plan stay the same. Amounts are text. */
export const jsonOf = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
