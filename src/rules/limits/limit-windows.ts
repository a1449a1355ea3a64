import type { LimitPeriod } from "../../contract/jurisdictions.ts";

/** Periods that begin anew by the calendar: a day at midnight, a week on Monday, a month on its first. */
export const WINDOW_PERIODS = ["day", "week", "month"] as const;
export type WindowPeriod = (typeof WINDOW_PERIODS)[number];

/** Milliseconds since the epoch; the end belongs to the next one. */
export interface Window {
  start: number;
  end: number;
}

const DAY = 86_400_000;

export const isWindowPeriod = (period: LimitPeriod): period is WindowPeriod =>
  (WINDOW_PERIODS as readonly string[]).includes(period);

/** Made once for each zone: a format takes longer to make than to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  const numeric = "numeric" as const;
  const parts = {
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  };
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    calendar: "gregory",
    ...parts,
  });
  formats.set(timeZone, format);
  return format;
}

/** What clocks of a zone show, as if it were UTC: milliseconds, whole seconds. */
function shownAt(at: number, timeZone: string): number {
  const values: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) values[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = values;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const offsetAt = (at: number, timeZone: string) => shownAt(at, timeZone) - Math.floor(at / 1_000) * 1_000;

/** When a day (its midnight as if it were UTC) begins in a zone: where clocks skip midnight, at the moment they do. */
function beginOf(day: number, timeZone: string): number {
  const offsets = [offsetAt(day - DAY, timeZone), offsetAt(day + DAY, timeZone)];
  const found = offsets.map((offset) => day - offset).filter((at) => shownAt(at, timeZone) === day);
  return found.length > 0 ? Math.min(...found) : day - offsets[0]!;
}

/** The day (its midnight as if it were UTC) that a moment belongs to; clocks that go back over midnight change none. */
function dayAt(at: number, timeZone: string): number {
  const shown = Math.floor(shownAt(at, timeZone) / DAY) * DAY;
  return at >= beginOf(shown + DAY, timeZone) ? shown + DAY : shown;
}

function firstDay(period: WindowPeriod, day: number): number {
  const date = new Date(day);
  if (period === "week") return day - ((date.getUTCDay() + 6) % 7) * DAY;
  return period === "month" ? Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) : day;
}

function nextFirstDay(period: WindowPeriod, first: number): number {
  const date = new Date(first);
  if (period === "month") return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  return first + (period === "week" ? 7 : 1) * DAY;
}

const nameOf = (day: number) => new Date(day).toISOString().slice(0, 10);

/** The window that a moment is in, by the calendar of a time zone. */
export function windowOf(period: WindowPeriod, at: number, timeZone: string): Window {
  const first = firstDay(period, dayAt(at, timeZone));
  return { start: beginOf(first, timeZone), end: beginOf(nextFirstDay(period, first), timeZone) };
}

/** The first day of each window that a moment is in, as `yyyy-mm-dd`; that of `day` is the day itself. */
export function firstDaysOf(at: number, timeZone: string): Record<WindowPeriod, string> {
  const day = dayAt(at, timeZone);
  return {
    day: nameOf(day),
    week: nameOf(firstDay("week", day)),
    month: nameOf(firstDay("month", day)),
  };
}

/** Ends what has no end; a date that every database and browser can write. */
export const FOREVER = Date.UTC(9999, 11, 31);

const DAYS: Partial<Record<LimitPeriod, number>> = { day: 1, "3_days": 3, week: 7, "6_weeks": 42 };
const MONTHS: Partial<Record<LimitPeriod, number>> = {
  month: 1,
  "2_months": 2,
  "3_months": 3,
  "6_months": 6,
  "9_months": 9,
  "12_months": 12,
};

/** When clocks of a zone show a time (as if it were UTC) for the last time; where they skip it, as long after they did. */
function lastShown(shown: number, timeZone: string): number {
  const offsets = [offsetAt(shown - DAY, timeZone), offsetAt(shown + DAY, timeZone)];
  const found = offsets.map((offset) => shown - offset).filter((at) => shownAt(at, timeZone) === shown);
  return found.length > 0 ? Math.max(...found) : shown - Math.min(...offsets);
}

/**
 * When a break that begins at `at` ends. Days are 24 hours each, whatever clocks do; months end on the same day and at the
 * same time by the zone's clocks, of a shorter month on its last day. Where both are in doubt it is the longer one.
 */
export function breakEnd(period: LimitPeriod, at: number, timeZone: string): number {
  const days = DAYS[period];
  if (days !== undefined) return at + days * DAY;
  const months = MONTHS[period];
  if (months === undefined) return FOREVER;
  const end = new Date(shownAt(at, timeZone));
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  return lastShown(end.setUTCDate(Math.min(day, lastDay)), timeZone) + (at % 1_000);
}

/** When the day begins that is so many months later by the calendar of a zone; of a shorter month, its last day. */
export function dayMonthsLater(at: number, months: number, timeZone: string): number {
  const day = new Date(dayAt(at, timeZone));
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return beginOf(Date.UTC(year, month, Math.min(day.getUTCDate(), lastDay)), timeZone);
}
