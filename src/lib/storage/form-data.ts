import { PRIVATE_PREFIX } from "../session/session.ts";
import { now } from "../time/time.ts";
import { local } from "./storage.ts";

/** Forms that remember what was typed. */
export type FormScope = "global" | "login" | "registration";

const HOUR = 3_600_000;
/** How long each form is remembered, milliseconds: what wasn't finished isn't for the next person at the device. */
const LIFETIME: Record<FormScope, number> = {
  global: HOUR,
  registration: HOUR,
  // Only the address, for the next visit.
  login: Number.POSITIVE_INFINITY,
};
const SCOPES = Object.keys(LIFETIME) as FormScope[];

const keyOf = (scope: FormScope) => `${PRIVATE_PREFIX}form:${scope}`;
/** Never written, whatever a form calls them. */
const SECRET = /password|captcha|otp|token|dfpc|personal_id/;

/** What is stored, while it is young enough; undefined for everything else, such as another program's text. */
function valuesOf(scope: FormScope): object | undefined {
  try {
    const { at, values } = JSON.parse(local.read(keyOf(scope)) ?? "{}") ?? {};
    const age = now() - Number(at);
    return age >= 0 && age < LIFETIME[scope] && values && typeof values === "object" ? values : undefined;
  } catch {
    return undefined;
  }
}

/** What somebody typed into a form before, so that a lost connection or a reload costs nothing. */
export function readForm(scope: FormScope): Record<string, string> {
  const entries = Object.entries(valuesOf(scope) ?? {});
  return Object.fromEntries(
    entries.filter(([name, value]) => typeof value === "string" && !SECRET.test(name)),
  );
}

export const dropForm = (scope: FormScope): void => local.remove(keyOf(scope));

/** Removes what is too old to be read. */
export function dropOldForms(): void {
  for (const scope of SCOPES) if (!valuesOf(scope)) dropForm(scope);
}

/** Keeps the texts of a form; secrets and boxes are left out. */
export function keepForm(scope: FormScope, values: Record<string, string | boolean>): void {
  const texts = Object.entries(values).filter(
    ([name, value]) => typeof value === "string" && !SECRET.test(name),
  );
  local.write(keyOf(scope), JSON.stringify({ at: now(), values: Object.fromEntries(texts) }));
}
