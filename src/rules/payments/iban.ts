import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import type { FieldCode } from "../../contract/field-codes.ts";

/** Electronic format: capital letters and digits. */
export const normaliseIban = (text: string): string => electronicFormatIBAN(text) ?? "";

/** Error of an IBAN: its format or check digits. */
export const ibanError = (text: string): FieldCode | null =>
  isValidIBAN(normaliseIban(text)) ? null : "invalid_format";

/** True for a valid Lithuanian IBAN, for which players see a special message. */
export function isLithuanianIban(text: string): boolean {
  const iban = normaliseIban(text);
  return iban.startsWith("LT") && isValidIBAN(iban);
}
