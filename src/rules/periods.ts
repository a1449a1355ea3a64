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
  const at = new Date(now);
  const [year, month, day] = [at.getFullYear(), at.getMonth(), at.getDate()];
  const months = MONTHS[period];
  if (months === undefined) return new Date(year, month, day + 1 - DAYS[period]!).toISOString();
  const lastDay = new Date(year, month - months + 1, 0).getDate();
  return new Date(year, month - months, Math.min(day, lastDay)).toISOString();
}

/** Things in their order, by the day that each of them was on where the player is; `when` gives ISO 8601. */
export function byDay<T>(things: readonly T[], when: (thing: T) => string): { day: Date; things: T[] }[] {
  const days: { day: Date; things: T[] }[] = [];
  for (const thing of things) {
    const at = new Date(when(thing));
    const day = new Date(at.getFullYear(), at.getMonth(), at.getDate());
    const last = days.at(-1);
    if (last?.day.getTime() === day.getTime()) last.things.push(thing);
    else days.push({ day, things: [thing] });
  }
  return days;
}
