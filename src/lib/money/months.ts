import { startOfMonth } from "date-fns/startOfMonth";
import { subMonths } from "date-fns/subMonths";

const MOST = 24;

export interface Month {
  /** The first moment of it and of the next one where the player is, ISO 8601 in UTC. */
  from: string;
  to: string;
}

/** The months from the one of `now` back to the one of `since`, at most two years; milliseconds since the epoch. */
export function monthsUntil(now: number, since: number): Month[] {
  const startOf = (ago: number) => subMonths(startOfMonth(now), ago);
  return Array.from({ length: MOST }, (_, ago) => ({
    from: startOf(ago).toISOString(),
    to: startOf(ago - 1).toISOString(),
  })).filter(({ to }) => Date.parse(to) > since);
}
