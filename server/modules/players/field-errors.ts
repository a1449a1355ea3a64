import type { FieldCode } from "../../../src/contract/field-codes.ts";
import { RequestError } from "../../http/errors.ts";

/** Refuses a form with what is wrong with its fields, each named as the body has it: `user.email`. */
export function refuseFields(errors: Record<string, FieldCode>): never {
  throw new RequestError("validation_failed", {
    errors: Object.fromEntries(Object.entries(errors).map(([field, code]) => [`user.${field}`, [code]])),
  });
}

/** Refuses a form if any of its fields has a problem. */
export function checkFields(problems: Record<string, FieldCode | null | undefined>): void {
  const broken = Object.entries(problems).filter((entry): entry is [string, FieldCode] => Boolean(entry[1]));
  if (broken.length > 0) refuseFields(Object.fromEntries(broken));
}
