import { isSameDay } from "date-fns/isSameDay";
import { startOfDay } from "date-fns/startOfDay";
import { subDays } from "date-fns/subDays";
import { subMonths } from "date-fns/subMonths";

/** Periods of histories; each ends now. */
export const PERIODS = ["today", "7d", "30d", "3m", "12m"] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Partial<Record<Period, number>> = { today: 1, "7d": 7, "30d": 30 };
const MONTHS: Partial<Record<Period, number>> = { "3m": 3, "12m": 12 };

/** Period of an address; 30 days for anything else. */
export const periodOf = (name: unknown): Period => PERIODS.find((period) => period === name) ?? "30d";

/**
 * Local midnight at which a period that ends at `now` (milliseconds since the epoch) starts, as ISO 8601 in UTC.
 * Periods include today. Months start on the same day, or on the last one of a shorter month.
 */
export function periodStart(period: Period, now: number): string {
  const months = MONTHS[period];
  const first = months === undefined ? subDays(now, DAYS[period]! - 1) : subMonths(now, months);
  return startOfDay(first).toISOString();
}

/** Groups items by local day, keeping their order; `when` returns ISO 8601. */
export function byDay<T>(items: readonly T[], when: (item: T) => string): { day: Date; items: T[] }[] {
  const days: { day: Date; items: T[] }[] = [];
  for (const item of items) {
    const day = startOfDay(when(item));
    const last = days.at(-1);
    if (last && isSameDay(last.day, day)) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
