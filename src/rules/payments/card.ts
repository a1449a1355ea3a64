import cards from "card-validator";
import type { FieldCode } from "../../contract/field-codes.ts";

// Of a module of the old kind: it names nothing that could be imported by its name.
const { cvv, number } = cards;

/** Beginnings of the numbers of cards that are not taken: none, so far. */
const REFUSED_PREFIXES: readonly string[] = [];

/** What is wrong with a card's number: its length, its checksum, or the bank that it is of. */
export function cardNumberError(text: string, refused = REFUSED_PREFIXES): FieldCode | null {
  const digits = text.replace(/[\s-]/g, "");
  if (!number(digits).isValid) return "invalid_format";
  return refused.some((prefix) => digits.startsWith(prefix)) ? "not_accepted" : null;
}

/** `visa` and the like; null while it cannot be said. */
export const cardBrand = (text: string): string | null =>
  number(text.replace(/[\s-]/g, "")).card?.type ?? null;

export interface Expiry {
  /** 1 to 12. */
  month: number;
  /** With all its digits. */
  year: number;
}

/** What `MM/YY` says; null when it is no month. A card is good until the end of its month. */
export function readExpiry(text: string): Expiry | null {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2_000 + Number(year) } : null;
}

/** What is wrong with `MM/YY` in the month of `now`, milliseconds since the epoch. */
export function expiryError(text: string, now: number): FieldCode | null {
  const expiry = readExpiry(text);
  if (!expiry) return "invalid_format";
  const date = new Date(now);
  const months = (expiry.year - date.getUTCFullYear()) * 12 + expiry.month - 1 - date.getUTCMonth();
  if (months < 0) return "too_small";
  // Longer than any bank issues one for.
  return months > 19 * 12 ? "too_big" : null;
}

/** What is wrong with the code on the back of a card of that number. */
export const cardCodeError = (text: string, cardNumber: string): FieldCode | null =>
  cvv(text, number(cardNumber.replace(/[\s-]/g, "")).card?.code.size ?? 3).isValid ? null : "invalid_format";
