/** Marks a file as UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";
/** Characters that spreadsheets interpret as a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r|%]/;

/** A quoted CSV cell; formulas get an apostrophe. */
export function textCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A row of cells, whose end is that of RFC 4180. */
export const csvRow = (cells: readonly string[]) => `${cells.join(",")}\r\n`;
