import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

interface Month {
  /** ISO 8601 in UTC; `to` is not inside. */
  from: string;
  to: string;
}

/** What a month has come to in one currency, minor units. */
export interface MonthSums {
  currency: string;
  deposits: bigint;
  cashouts: bigint;
  stakes: bigint;
  wins: bigint;
}

/** Puts together what was paid and what was played, by currency. */
export function sumsOf(
  payments: readonly { currency: string; deposits_cents: number | string; cashouts_cents: number | string }[],
  rounds: readonly { currency: string; stake_cents: number | string; win_cents: number | string }[],
): MonthSums[] {
  const sums = new Map<string, MonthSums>();
  const of = (currency: string): MonthSums => {
    const found = sums.get(currency) ?? { currency, deposits: 0n, cashouts: 0n, stakes: 0n, wins: 0n };
    sums.set(currency, found);
    return found;
  };
  for (const { currency, deposits_cents, cashouts_cents } of payments) {
    of(currency).deposits += BigInt(deposits_cents);
    of(currency).cashouts += BigInt(cashouts_cents);
  }
  for (const { currency, stake_cents, win_cents } of rounds) {
    of(currency).stakes += BigInt(stake_cents);
    of(currency).wins += BigInt(win_cents);
  }
  return [...sums.values()];
}

/** Deposits, withdrawals, stakes and wins of a month, by currency. */
export const monthQuery = (month: Month) =>
  queryOptions({
    queryKey: ["payments", "month", month],
    queryFn: async ({ client, signal }): Promise<MonthSums[]> => {
      // By the day that each was booked on, as in the month's files: a month that is over stays as it was.
      const query = { ...month, limit: "1" };
      const [payments, rounds] = await Promise.all([
        call(client, "GET /api/player/payments", { query, signal }),
        call(client, "GET /api/player/rounds", { query, signal }),
      ]);
      return sumsOf(payments.totals ?? [], rounds.totals ?? []);
    },
    staleTime: 60_000,
    meta: { loader: "payments", persist: "private" },
  });
