import type { FieldCode } from "../../../src/contract/field-codes.ts";
import { RequestError } from "../../http/errors.ts";

/** Rejects a form with errors by field, prefixed as in the body: `user.email`. */
export function rejectFields(errors: Record<string, FieldCode>): never {
  throw new RequestError("validation_failed", {
    errors: Object.fromEntries(Object.entries(errors).map(([field, code]) => [`user.${field}`, [code]])),
  });
}

/** Rejects a form if any field has an error. */
export function checkFields(problems: Record<string, FieldCode | null | undefined>): void {
  const broken = Object.entries(problems).filter((entry): entry is [string, FieldCode] => Boolean(entry[1]));
  if (broken.length > 0) rejectFields(Object.fromEntries(broken));
}
