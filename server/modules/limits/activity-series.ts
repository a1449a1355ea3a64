import type { ActivityPeriod, ActivitySeries } from "../../../src/contract/limits.ts";
import { addDays, firstDaysOf } from "../../../src/rules/limits/limit-windows.ts";
import type { Convert } from "../../../src/rules/limits/limits.ts";
import { toSignedAmount } from "../../../src/rules/money/amounts.ts";
import { type DayUsageRow, MAX_PLAY_GAP } from "./usage-store.ts";
import { worthIn } from "./use.ts";

const DAYS = 14;
/** Within the retention of usage. */
const WEEKS = 8;
const MINUTE = 60_000;

/** First day that a series needs. */
export const firstDayOfSeries = (at: number, timeZone: string): string =>
  addDays(firstDaysOf(at, timeZone).week, -7 * (WEEKS - 1));

export interface SeriesOptions {
  /** Milliseconds since the epoch. */
  at: number;
  timeZone: string;
  currency: string;
  /** Leaves out other currencies, where each has its own limits. */
  perCurrency: boolean;
  convert: Convert;
}

/** Sums a player's usage by day and by week. */
export function activitySeries(rows: readonly DayUsageRow[], options: SeriesOptions): ActivitySeries {
  const { at, timeZone, currency, perCurrency, convert } = options;
  const { day: today, week } = firstDaysOf(at, timeZone);
  const lastBetAt = Math.max(0, ...rows.filter(({ day }) => day === today).map((row) => row.lastBetAt ?? 0));
  const sinceBet = at - lastBetAt;
  const running = sinceBet > 0 && sinceBet < MAX_PLAY_GAP ? sinceBet : 0;

  /** Sum in the series' currency: exact in its own, by worth for the others. */
  function amountOf(within: readonly DayUsageRow[], type: "deposit" | "loss") {
    let own = 0n;
    let others = 0n;
    for (const row of within) {
      if (row.currency === currency) own += BigInt(row[type]);
      else if (!perCurrency) others += BigInt(row[`${type}Worth`]);
    }
    // Without a rate, the amount in other currencies is unknown.
    return toSignedAmount(worthIn(own, others, currency, convert) ?? own);
  }

  function periodOf(from: string, length: number): ActivityPeriod {
    const end = addDays(from, length);
    const within = rows.filter(({ day }) => day >= from && day < end);
    const played = within.reduce((sum, row) => sum + row.played, 0);
    const isCurrent = from <= today && today < end;
    return {
      from,
      deposits_cents: amountOf(within, "deposit"),
      net_losses_cents: amountOf(within, "loss"),
      // Rounded up: the first half minute of play is shown, too.
      play_minutes: Math.ceil((played + (isCurrent ? running : 0)) / MINUTE),
    };
  }

  const periods = (last: string, count: number, length: number) =>
    Array.from({ length: count }, (_, at) => periodOf(addDays(last, (at + 1 - count) * length), length));
  return { currency, days: periods(today, DAYS, 1), weeks: periods(week, WEEKS, 7) };
}
