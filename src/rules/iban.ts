import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import type { FieldCode } from "../contract/field-codes.ts";

/** As banks exchange it: capital letters and digits. */
export const normaliseIban = (text: string): string => electronicFormatIBAN(text) ?? "";

/** What is wrong with an account's number: its form or check digits, or that it is one where nothing is paid to. */
export function ibanError(text: string): FieldCode | null {
  const iban = normaliseIban(text);
  if (!isValidIBAN(iban)) return "invalid_format";
  return iban.startsWith("LT") ? "lithuanian_iban" : null;
}
