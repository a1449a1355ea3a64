/** Quiet hours as `HH:MM`, across midnight if `from` is later than `to`. */
export interface QuietHours {
  from: string;
  to: string;
}

/** Local day (`YYYY-MM-DD`) and time (`HH:MM`); `now` in milliseconds since the epoch. */
export function localTime(now: number, timeZone: string): { day: string; time: string } {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** Compares wall-clock times, so that clock changes need no special case. */
export function isQuiet(time: string, quietHours: QuietHours | null): boolean {
  if (!quietHours) return false;
  const { from, to } = quietHours;
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

const DAY_MINUTES = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Start of the next quiet hours, milliseconds since the epoch; infinity for none. May be off by an hour on days of a
 * clock change.
 */
export function nextQuiet(
  now: number,
  { quiet_hours: quietHours, time_zone }: { quiet_hours: QuietHours | null; time_zone: string },
): number {
  if (!quietHours || quietHours.from === quietHours.to) return Number.POSITIVE_INFINITY;
  const { time } = localTime(now, time_zone);
  const minutes = (minutesOf(quietHours.from) - minutesOf(time) + DAY_MINUTES) % DAY_MINUTES;
  return now - (now % 60_000) + minutes * 60_000;
}

/** True for IANA time zones; offsets are rejected because they have no daylight saving time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
