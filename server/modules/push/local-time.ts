/** `HH:MM`; from the first until the second, around midnight where the first is the later one. */
export interface QuietHours {
  from: string;
  to: string;
}

/** Day (`YYYY-MM-DD`) and time (`HH:MM`) that a clock on the wall shows there; `now` in milliseconds since the epoch. */
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

/** By the clock on the wall, so that hours that summer time takes or gives are quiet or not as they read. */
export function isQuiet(time: string, quiet: QuietHours | null): boolean {
  if (!quiet) return false;
  const { from, to } = quiet;
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

const DAY_MINUTES = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * When the next quiet hours begin, milliseconds since the epoch; never where there are none. On the two days when the
 * clock changes it may be wrong by an hour.
 */
export function nextQuiet(
  now: number,
  { quiet_hours: quiet, time_zone }: { quiet_hours: QuietHours | null; time_zone: string },
): number {
  if (!quiet || quiet.from === quiet.to) return Number.POSITIVE_INFINITY;
  const { time } = localTime(now, time_zone);
  const minutes = (minutesOf(quiet.from) - minutesOf(time) + DAY_MINUTES) % DAY_MINUTES;
  return now - (now % 60_000) + minutes * 60_000;
}

/** Names of the IANA database alone: an offset knows nothing of summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
