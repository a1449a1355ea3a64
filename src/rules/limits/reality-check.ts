import type { Licence } from "../../contract/jurisdictions.ts";

/** Minutes between reality checks: the player's choice (0 for off), else the licence's; null for none. */
export function realityCheckMinutes(
  chosenMinutes: number | null,
  { default_minutes, optional }: Licence["reality_check"],
): number | null {
  if (chosenMinutes === null) return default_minutes;
  if (chosenMinutes > 0) return chosenMinutes;
  return optional ? null : default_minutes;
}

/** Time of the next reality check, milliseconds since the epoch; `checkedAt` is the last answer. */
export const realityCheckDueAt = (checkedAt: number, minutes: number | null): number =>
  minutes === null ? Number.POSITIVE_INFINITY : checkedAt + minutes * 60_000;
