import { PRIVATE_PREFIX } from "./session.ts";
import { local } from "./storage.ts";

/** Forms that remember what was typed. */
export type FormScope = "global" | "login" | "registration";

const keyOf = (scope: FormScope) => `${PRIVATE_PREFIX}form:${scope}`;
/** Never written, whatever a form calls them. */
const SECRET = /password|captcha|otp|token|dfpc|personal_id/;

/** What somebody typed into a form before, so that a lost connection or a reload costs nothing. */
export function readForm(scope: FormScope): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(local.read(keyOf(scope)) ?? "{}");
    const entries = Object.entries(kept && typeof kept === "object" ? kept : {});
    return Object.fromEntries(
      entries.filter(([name, value]) => typeof value === "string" && !SECRET.test(name)),
    );
  } catch {
    return {};
  }
}

export const dropForm = (scope: FormScope): void => local.remove(keyOf(scope));

/** Keeps the texts of a form; secrets and boxes are left out. */
export function keepForm(scope: FormScope, values: Record<string, string | boolean>): void {
  const texts = Object.entries(values).filter(
    ([name, value]) => typeof value === "string" && !SECRET.test(name),
  );
  local.write(keyOf(scope), JSON.stringify(Object.fromEntries(texts)));
}
