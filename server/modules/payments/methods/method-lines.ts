import type { PaymentAction } from "../../../../src/contract/payments.ts";
import { toDecimal } from "../../../../src/rules/money/decimals.ts";
import type { MethodRow, StoredTerms } from "../tables.ts";

const NAMES: Readonly<Record<PaymentAction, string>> = { deposit: "deposit", cashout: "withdrawal" };

/** @returns the range of an action's amounts as text, with default bounds marked */
function amountsOf(action: PaymentAction, terms: StoredTerms | null, units: number): string[] {
  if (!terms) return [];
  const { bounds, default_bounds } = terms;
  const formatBound = (value: number | string | null, fallback: number | string | null | undefined) => {
    if (value !== null) return toDecimal(BigInt(value), units);
    return fallback == null ? null : `${toDecimal(BigInt(fallback), units)} (default)`;
  };
  const min =
    formatBound(bounds.min_cents, default_bounds?.min_cents) ?? toDecimal(BigInt(bounds.step_cents), units);
  const max = formatBound(bounds.max_cents, default_bounds?.max_cents) ?? "any amount";
  return [`${NAMES[action]} ${min} to ${max}`];
}

/** Formats a payment method and its amounts for staff. */
export const methodLine = (
  { site, currency, id, doc }: MethodRow,
  subunits: ReadonlyMap<string, number>,
): string => {
  const units = subunits.get(currency) ?? 1;
  const amounts = [...amountsOf("deposit", doc.deposit, units), ...amountsOf("cashout", doc.cashout, units)];
  return [site, currency, id, ...amounts].join("  ");
};
