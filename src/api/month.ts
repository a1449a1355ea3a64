import { queryOptions } from "@tanstack/react-query";
import { callAsPlayer } from "./client.ts";

interface Month {
  /** ISO 8601 in UTC; `to` is exclusive. */
  from: string;
  to: string;
}

/** Totals of a month in one currency, minor units. */
export interface MonthTotals {
  currency: string;
  deposits: bigint;
  withdrawals: bigint;
  stakes: bigint;
  wins: bigint;
}

/** Combines payment and round totals by currency. */
export function monthTotals(
  payments: readonly {
    currency: string;
    deposits_cents: number | string;
    withdrawals_cents: number | string;
  }[],
  rounds: readonly { currency: string; stake_cents: number | string; win_cents: number | string }[],
): MonthTotals[] {
  const sums = new Map<string, MonthTotals>();
  const totalsFor = (currency: string): MonthTotals => {
    const totals = sums.get(currency) ?? { currency, deposits: 0n, withdrawals: 0n, stakes: 0n, wins: 0n };
    sums.set(currency, totals);
    return totals;
  };
  for (const { currency, deposits_cents, withdrawals_cents } of payments) {
    totalsFor(currency).deposits += BigInt(deposits_cents);
    totalsFor(currency).withdrawals += BigInt(withdrawals_cents);
  }
  for (const { currency, stake_cents, win_cents } of rounds) {
    totalsFor(currency).stakes += BigInt(stake_cents);
    totalsFor(currency).wins += BigInt(win_cents);
  }
  return [...sums.values()];
}

/** Deposits, withdrawals, stakes and wins of a month, by currency. */
export const monthQuery = (month: Month) =>
  queryOptions({
    queryKey: ["payments", "month", month],
    queryFn: async ({ client, signal }): Promise<MonthTotals[]> => {
      // By booking time, as in the monthly files, so that a past month never changes.
      const query = { ...month, limit: "1" };
      const [payments, rounds] = await Promise.all([
        callAsPlayer(client, "GET /api/player/payments", { query, signal }),
        callAsPlayer(client, "GET /api/player/rounds", { query, signal }),
      ]);
      return monthTotals(payments.totals ?? [], rounds.totals ?? []);
    },
    staleTime: 60_000,
    meta: { loader: "payments", onError: "throw", persist: "private" },
  });
