import type { LimitPeriod } from "../../contract/jurisdictions.ts";

/** Calendar windows: days start at midnight, weeks on Monday, months on the 1st. */
export const WINDOW_PERIODS = ["day", "week", "month"] as const;
export type WindowPeriod = (typeof WINDOW_PERIODS)[number];

/** Milliseconds since the epoch; `end` is exclusive. */
export interface Window {
  start: number;
  end: number;
}

const DAY = 86_400_000;

export const isWindowPeriod = (period: LimitPeriod): period is WindowPeriod =>
  (WINDOW_PERIODS as readonly string[]).includes(period);

/** Cached by time zone: constructing a format is slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
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

/** Wall-clock time of a zone as if it were UTC: milliseconds, rounded down to seconds. */
function wallClockAt(at: number, timeZone: string): number {
  const values: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) values[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = values;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const zoneOffset = (at: number, timeZone: string) =>
  wallClockAt(at, timeZone) - Math.floor(at / 1_000) * 1_000;

/** Time when a day (given as midnight UTC) starts in a zone. If clocks skip midnight, that is the time of the skip. */
function dayStart(day: number, timeZone: string): number {
  const offsets = [zoneOffset(day - DAY, timeZone), zoneOffset(day + DAY, timeZone)];
  const candidates = offsets.map((offset) => day - offset).filter((at) => wallClockAt(at, timeZone) === day);
  return candidates.length > 0 ? Math.min(...candidates) : day - offsets[0]!;
}

/**
 * Calendar day (as midnight UTC) of a moment. If clocks are set back across midnight, the new day stays: a moment
 * never belongs to the previous day again.
 */
function dayAt(at: number, timeZone: string): number {
  const calendarDay = Math.floor(wallClockAt(at, timeZone) / DAY) * DAY;
  return at >= dayStart(calendarDay + DAY, timeZone) ? calendarDay + DAY : calendarDay;
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

const isoDateOf = (day: number) => new Date(day).toISOString().slice(0, 10);

/** The window of a moment, by the calendar of a time zone. */
export function windowOf(period: WindowPeriod, at: number, timeZone: string): Window {
  const first = firstDay(period, dayAt(at, timeZone));
  return { start: dayStart(first, timeZone), end: dayStart(nextFirstDay(period, first), timeZone) };
}

/** A calendar day later by `days`, both as `yyyy-mm-dd`. */
export const addDays = (day: string, days: number): string =>
  isoDateOf(Date.parse(`${day}T00:00:00Z`) + days * DAY);

/** First day of each window of a moment, as `yyyy-mm-dd`; for `day` the day itself. */
export function firstDaysOf(at: number, timeZone: string): Record<WindowPeriod, string> {
  const day = dayAt(at, timeZone);
  return {
    day: isoDateOf(day),
    week: isoDateOf(firstDay("week", day)),
    month: isoDateOf(firstDay("month", day)),
  };
}

/** Distant end date that every database and browser can represent. */
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

/** Last moment at which a zone's clocks show a time (given as if UTC); a skipped time is shifted by the gap. */
function lastInstantOf(wallClock: number, timeZone: string): number {
  const offsets = [zoneOffset(wallClock - DAY, timeZone), zoneOffset(wallClock + DAY, timeZone)];
  const candidates = offsets
    .map((offset) => wallClock - offset)
    .filter((at) => wallClockAt(at, timeZone) === wallClock);
  return candidates.length > 0 ? Math.max(...candidates) : wallClock - Math.min(...offsets);
}

/**
 * End of a break that starts at `at`. Days are 24 hours; months end at the same day and wall-clock time, or
 * on the last day of a shorter month. Ambiguous times resolve to the longer break.
 */
export function breakEnd(period: LimitPeriod, at: number, timeZone: string): number {
  const days = DAYS[period];
  if (days !== undefined) return at + days * DAY;
  const months = MONTHS[period];
  if (months === undefined) return FOREVER;
  const end = new Date(wallClockAt(at, timeZone));
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  return lastInstantOf(end.setUTCDate(Math.min(day, lastDay)), timeZone) + (at % 1_000);
}

/** Start of the day `months` later in a zone's calendar; if the month is too short, of its last day. */
export function dayMonthsLater(at: number, months: number, timeZone: string): number {
  const day = new Date(dayAt(at, timeZone));
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayStart(Date.UTC(year, month, Math.min(day.getUTCDate(), lastDay)), timeZone);
}
