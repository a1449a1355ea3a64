import cards from "card-validator";
import type { FieldCode } from "../../contract/field-codes.ts";

// CommonJS module without named exports.
const { cvv, number } = cards;

/** Prefixes of rejected card numbers; none so far. */
const REJECTED_PREFIXES: readonly string[] = [];

/** Error of a card number: length, checksum, or a rejected prefix. */
export function cardNumberError(text: string, rejectedPrefixes = REJECTED_PREFIXES): FieldCode | null {
  const digits = text.replace(/[\s-]/g, "");
  if (!number(digits).isValid) return "invalid_format";
  return rejectedPrefixes.some((prefix) => digits.startsWith(prefix)) ? "not_accepted" : null;
}

/** Brand such as `visa`; null while it is ambiguous. */
export const cardBrand = (text: string): string | null =>
  number(text.replace(/[\s-]/g, "")).card?.type ?? null;

export interface Expiry {
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
}

/** Parses `MM/YY`; null if it is no month. A card expires at the end of its month. */
export function readExpiry(text: string): Expiry | null {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2_000 + Number(year) } : null;
}

/** Error of `MM/YY` at `now`, milliseconds since the epoch. */
export function expiryError(text: string, now: number): FieldCode | null {
  const expiry = readExpiry(text);
  if (!expiry) return "invalid_format";
  const date = new Date(now);
  const months = (expiry.year - date.getUTCFullYear()) * 12 + expiry.month - 1 - date.getUTCMonth();
  if (months < 0) return "too_small";
  // Further in the future than any bank issues cards for.
  return months > 19 * 12 ? "too_big" : null;
}

/** Error of the security code for a card number. */
export const cardCodeError = (text: string, cardNumber: string): FieldCode | null =>
  cvv(text, number(cardNumber.replace(/[\s-]/g, "")).card?.code.size ?? 3).isValid ? null : "invalid_format";
