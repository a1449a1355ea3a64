import type { Problems, Values } from "../lib/page/use-fields.ts";
import { emailRule, passwordRule } from "../rules/players/field-rules.ts";

/** An address as it is sent: phones put a blank behind what they complete. */
export const emailOf = ({ email }: Values): string => String(email ?? "").trim();

/** Which of these fields nothing was typed into. */
export function emptyFields(values: Values, ...names: string[]): Problems {
  const empty = names.filter((name) => String(values[name] ?? "").trim() === "");
  return Object.fromEntries(empty.map((name) => [name, "required"]));
}

export function emailProblems(values: Values): Problems {
  const email = emailOf(values);
  const problem = email === "" ? "required" : emailRule(email);
  return problem ? { email: problem } : {};
}

/** What is wrong with a new password, or with typing it a second time. */
export function newPasswordProblems({ password, repeated }: Values): Problems {
  const problem = password === "" ? "required" : passwordRule(String(password));
  if (problem) return { password: problem };
  return password === repeated ? {} : { repeated: "not_equal" };
}
