import { PURSES } from "../../../src/contract/history.ts";
import type { Receipt } from "../../../src/contract/statement.ts";
import { toDecimal } from "../../../src/rules/money/decimals.ts";

/** Tells programs that the file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";
/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r|%]/;

/** A cell of text: quoted, and behind an apostrophe where a spreadsheet would calculate it. */
export function textCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const HEAD = [
  "number",
  "time_utc",
  "kind",
  "cause",
  "game",
  "round",
  "takes_back_number",
  "currency",
  ...["change", "balance_before", "balance_after"].flatMap((name) => [name, `${name}_minor_units`]),
  ...PURSES.flatMap((purse) => [`${purse}_change`, `${purse}_change_minor_units`]),
  "hash",
  "previous_hash",
];

/** Rows end as RFC 4180 says. */
const row = (cells: readonly string[]) => `${cells.join(",")}\r\n`;

export const csvHead = (): string => BYTE_ORDER_MARK + row(HEAD);

/** One receipt; `subunits` is how many minor units its currency's unit has. Amounts are plain numbers. */
export function csvRow(receipt: Receipt, subunits: number): string {
  const { number, time, kind, cause, game, currency, changes, total, chain } = receipt;
  const both = (minor: bigint) => [toDecimal(minor, subunits), String(minor)];
  const [before, after] = [BigInt(total.before_cents), BigInt(total.after_cents)];
  const changeOf = (purse: string) =>
    changes.reduce((sum, one) => (one.purse === purse ? sum + BigInt(one.amount_cents) : sum), 0n);
  return row([
    String(number),
    time,
    textCell(kind),
    textCell(String(cause.reason ?? "")),
    textCell(game?.title ?? ""),
    textCell(String(cause.round ?? "")),
    String(chain.reverses?.number ?? ""),
    textCell(currency),
    ...both(after - before),
    ...both(before),
    ...both(after),
    ...PURSES.flatMap((purse) => both(changeOf(purse))),
    receipt.hash,
    receipt.previous_hash,
  ]);
}
