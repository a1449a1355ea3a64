import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import type { FieldCode } from "../../contract/field-codes.ts";

/** As banks exchange it: capital letters and digits. */
export const normaliseIban = (text: string): string => electronicFormatIBAN(text) ?? "";

/** What is wrong with an account's number: its form or check digits. */
export const ibanError = (text: string): FieldCode | null =>
  isValidIBAN(normaliseIban(text)) ? null : "invalid_format";

/** Whether this is the number of an account in Lithuania, which players are told something about. */
export function isLithuanianIban(text: string): boolean {
  const iban = normaliseIban(text);
  return iban.startsWith("LT") && isValidIBAN(iban);
}
