import { local } from "../storage/storage.ts";
import { now } from "../time/time.ts";
import { PRIVATE_PREFIX } from "./session.ts";

/** Forms whose input is stored. */
export type FormScope = "global" | "login" | "registration";

const HOUR = 3_600_000;
/** Lifetime of stored input in milliseconds; short, because other people may use the device. */
const LIFETIME: Record<FormScope, number> = {
  global: HOUR,
  registration: HOUR,
  // The email address only, for the next visit.
  login: Number.POSITIVE_INFINITY,
};
const SCOPES = Object.keys(LIFETIME) as FormScope[];

const keyOf = (scope: FormScope) => `${PRIVATE_PREFIX}form:${scope}`;
/** Fields that are never stored. */
const SECRET = /password|captcha|otp|token|dfpc|personal_id/;

/** The stored values, unless they have expired or are invalid. */
function valuesOf(scope: FormScope): object | undefined {
  try {
    const { at, values } = JSON.parse(local.read(keyOf(scope)) ?? "{}") ?? {};
    const age = now() - Number(at);
    return age >= 0 && age < LIFETIME[scope] && values && typeof values === "object" ? values : undefined;
  } catch {
    return undefined;
  }
}

/** The stored input of a form, so that the player loses nothing with a lost connection or a reload. */
export function readForm(scope: FormScope): Record<string, string> {
  const entries = Object.entries(valuesOf(scope) ?? {});
  return Object.fromEntries(
    entries.filter(([name, value]) => typeof value === "string" && !SECRET.test(name)),
  );
}

export const dropForm = (scope: FormScope): void => local.remove(keyOf(scope));

/** Removes expired input. */
export function dropOldForms(): void {
  for (const scope of SCOPES) if (!valuesOf(scope)) dropForm(scope);
}

/** Stores the texts of a form, except secrets and checkboxes. */
export function saveForm(scope: FormScope, values: Record<string, string | boolean>): void {
  const texts = Object.entries(values).filter(
    ([name, value]) => typeof value === "string" && !SECRET.test(name),
  );
  local.write(keyOf(scope), JSON.stringify({ at: now(), values: Object.fromEntries(texts) }));
}
