import type { FieldCode } from "../../../../src/contract/field-codes.ts";
import { passwordRule } from "../../../../src/rules/players/field-rules.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Error code for a new password, also if it's common or built from the owner's address; null if it's allowed. */
export function passwordProblem(password: string, email: string): FieldCode | null {
  return passwordRule(password) ?? (isCommonPassword(password, email) ? "too_common" : null);
}
