import { isSameDay } from "date-fns/isSameDay";
import { startOfDay } from "date-fns/startOfDay";
import { subDays } from "date-fns/subDays";
import { subMonths } from "date-fns/subMonths";

/** What a history is looked at by; each ends now. */
export const PERIODS = ["today", "7d", "30d", "3m", "12m"] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Partial<Record<Period, number>> = { today: 1, "7d": 7, "30d": 30 };
const MONTHS: Partial<Record<Period, number>> = { "3m": 3, "12m": 12 };

/** The period that an address names; 30 days for anything else. */
export const periodOf = (name: unknown): Period => PERIODS.find((period) => period === name) ?? "30d";

/**
 * The first moment of a period that ends at `now` (milliseconds since the epoch), as ISO 8601 in UTC: the beginning of
 * a day where the player is. Today is one of the days; of months that are shorter, the last day counts.
 */
export function periodStart(period: Period, now: number): string {
  const months = MONTHS[period];
  const first = months === undefined ? subDays(now, DAYS[period]! - 1) : subMonths(now, months);
  return startOfDay(first).toISOString();
}

/** Things in their order, by the day that each of them was on where the player is; `when` gives ISO 8601. */
export function byDay<T>(things: readonly T[], when: (thing: T) => string): { day: Date; things: T[] }[] {
  const days: { day: Date; things: T[] }[] = [];
  for (const thing of things) {
    const day = startOfDay(when(thing));
    const last = days.at(-1);
    if (last && isSameDay(last.day, day)) last.things.push(thing);
    else days.push({ day, things: [thing] });
  }
  return days;
}
