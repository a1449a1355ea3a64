import type { LicencePack } from "../../contract/jurisdictions.ts";

/** Minutes between reminders of time and money: the player's choice (0 for none), else the licence's; null for none. */
export function checkMinutes(
  chosen: number | null,
  { default_minutes, optional }: LicencePack["reality_check"],
): number | null {
  if (chosen === null) return default_minutes;
  if (chosen > 0) return chosen;
  return optional ? null : default_minutes;
}

/** When the next reminder is due, milliseconds since the epoch; `checkedAt` is when the last one was answered. */
export const checkDueAt = (checkedAt: number, minutes: number | null): number =>
  minutes === null ? Number.POSITIVE_INFINITY : checkedAt + minutes * 60_000;
