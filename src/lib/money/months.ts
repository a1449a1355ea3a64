import { startOfMonth } from "date-fns/startOfMonth";
import { subMonths } from "date-fns/subMonths";

const MAX_MONTHS = 24;

export interface Month {
  /** Local start of the month and of the next one, ISO 8601 in UTC. */
  from: string;
  to: string;
}

/** Months from that of `now` back to that of `since`, at most two years; both in milliseconds since the epoch. */
export function monthsUntil(now: number, since: number): Month[] {
  const startOf = (monthsAgo: number) => subMonths(startOfMonth(now), monthsAgo);
  return Array.from({ length: MAX_MONTHS }, (_, monthsAgo) => ({
    from: startOf(monthsAgo).toISOString(),
    to: startOf(monthsAgo - 1).toISOString(),
  })).filter(({ to }) => Date.parse(to) > since);
}
