import type { FieldErrors, Values } from "../lib/page/use-fields.ts";
import { emailRule, passwordRule } from "../rules/players/field-rules.ts";

/** Trimmed e-mail address: phone keyboards append a space to completions. */
export const emailOf = ({ email }: Values): string => String(email ?? "").trim();

/** A `required` error for each of these fields that is empty. */
export function requiredErrors(values: Values, ...names: string[]): FieldErrors {
  const empty = names.filter((name) => String(values[name] ?? "").trim() === "");
  return Object.fromEntries(empty.map((name) => [name, "required"]));
}

export function emailErrors(values: Values): FieldErrors {
  const email = emailOf(values);
  const problem = email === "" ? "required" : emailRule(email);
  return problem ? { email: problem } : {};
}

/** Errors of a new password and its repetition. */
export function newPasswordErrors({ password, repeated }: Values): FieldErrors {
  const problem = password === "" ? "required" : passwordRule(String(password));
  if (problem) return { password: problem };
  return password === repeated ? {} : { repeated: "not_equal" };
}
