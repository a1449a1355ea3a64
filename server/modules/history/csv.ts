import { BALANCE_TYPES } from "../../../src/contract/history.ts";
import type { Receipt } from "../../../src/contract/statement.ts";
import { toDecimal } from "../../../src/rules/money/decimals.ts";
import { BYTE_ORDER_MARK, csvRow, textCell } from "../../http/csv.ts";

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
  ...BALANCE_TYPES.flatMap((balanceType) => [`${balanceType}_change`, `${balanceType}_change_minor_units`]),
  "hash",
  "previous_hash",
];

export const receiptHead = (): string => BYTE_ORDER_MARK + csvRow(HEAD);

/**
 * A receipt as CSV row; amounts are plain numbers.
 * @param subunits minor units per unit of the currency
 */
export function receiptRow(receipt: Receipt, subunits: number): string {
  const { number, time, kind, cause, game, currency, changes, total, chain } = receipt;
  const decimalAndMinor = (minor: bigint) => [toDecimal(minor, subunits), String(minor)];
  const [before, after] = [BigInt(total.before_cents), BigInt(total.after_cents)];
  const changeOf = (balanceType: string) =>
    changes.reduce(
      (sum, one) => (one.balance_type === balanceType ? sum + BigInt(one.amount_cents) : sum),
      0n,
    );
  return csvRow([
    String(number),
    time,
    textCell(kind),
    textCell(String(cause.reason ?? "")),
    textCell(game?.title ?? ""),
    textCell(String(cause.round ?? "")),
    String(chain.reverses?.number ?? ""),
    textCell(currency),
    ...decimalAndMinor(after - before),
    ...decimalAndMinor(before),
    ...decimalAndMinor(after),
    ...BALANCE_TYPES.flatMap((balanceType) => decimalAndMinor(changeOf(balanceType))),
    receipt.hash,
    receipt.previous_hash,
  ]);
}
