import type { LocaleCode } from "../../contract/locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { decimalsOf, toDecimal } from "../../rules/money/decimals.ts";

/** Maximum digits of an amount on the wire. */
const MAX_DIGITS = 25;

/** Texts with groups, by group separator. Spaces are always ignored. */
const GROUPED: Readonly<Record<string, RegExp>> = {
  ",": /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/,
  ".": /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/,
};

/** The amount without its locale's group separators, if each groups three digits: `1,250.50` in English. */
function withoutGroups(text: string, locale: LocaleCode): string {
  const parts = new Intl.NumberFormat(formatTag(locale), { useGrouping: "always" }).formatToParts(1_000);
  const separator = parts.find(({ type }) => type === "group")?.value ?? "";
  return GROUPED[separator]?.test(text) ? text.replaceAll(separator, "") : text;
}

/**
 * Parses a typed amount into minor units, exactly: decimal point or comma, with spaces as group separators. Where the
 * currency has fewer than three decimals, the group separator of `locale` is one, too. `subunits` per unit is a power of
 * ten.
 * @returns undefined if it is malformed, ambiguous, or has too many decimals.
 */
export function parseAmount(text: unknown, subunits: number, locale?: LocaleCode): bigint | undefined {
  const typed = String(text ?? "").replace(/[\s’']/g, "");
  const compact = locale && decimalsOf(subunits) < 3 ? withoutGroups(typed, locale) : typed;
  const [, whole, fraction = ""] = /^(\d+)(?:[.,](\d+))?$/.exec(compact) ?? [];
  if (whole === undefined) return undefined;
  const decimals = decimalsOf(subunits);
  const digits = fraction.replace(/0+$/, "");
  // Three digits after a separator could be thousands.
  const mayBeThousands = fraction.length === 3 && decimals < 3;
  if (mayBeThousands || digits.length > decimals || whole.length + decimals > MAX_DIGITS) return undefined;
  return BigInt(whole + digits.padEnd(decimals, "0"));
}

/** Minor units as editable text without trailing zeros; two decimals stay or go together: `50`, `50.50`. */
export function amountText(minor: bigint, subunits: number): string {
  const text = toDecimal(minor, subunits);
  if (decimalsOf(subunits) === 0) return text;
  return decimalsOf(subunits) === 2 ? text.replace(/\.00$/, "") : text.replace(/0+$/, "").replace(/\.$/, "");
}
