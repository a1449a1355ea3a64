import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Payment } from "../contract/payments.ts";
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

/** The most that the server gives at once. */
const PAGE = "100";

async function paymentsOf(client: QueryClient, month: Month, signal: AbortSignal): Promise<Payment[]> {
  const all: Payment[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...month, limit: PAGE, cursor };
    const page = await call(client, "GET /api/player/payments", { query, signal });
    all.push(...page.payments);
    cursor = page.next ?? undefined;
  } while (cursor);
  return all;
}

/** Adds up what has really moved: payments that succeeded and were not taken back, and rounds. */
export function sumsOf(
  payments: readonly Payment[],
  rounds: readonly { currency: string; stake_cents: number | string; win_cents: number | string }[],
): MonthSums[] {
  const sums = new Map<string, MonthSums>();
  const of = (currency: string): MonthSums => {
    const found = sums.get(currency) ?? { currency, deposits: 0n, cashouts: 0n, stakes: 0n, wins: 0n };
    sums.set(currency, found);
    return found;
  };
  for (const { action, state, reversed_at, currency, amount_cents } of payments) {
    if (state !== "succeeded" || reversed_at) continue;
    of(currency)[action === "deposit" ? "deposits" : "cashouts"] += BigInt(amount_cents);
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
      const [payments, rounds] = await Promise.all([
        paymentsOf(client, month, signal),
        call(client, "GET /api/player/rounds", { query: { ...month, limit: "1" }, signal }),
      ]);
      return sumsOf(payments, rounds.totals ?? []);
    },
    staleTime: 60_000,
    meta: { loader: "payments", persist: "private" },
  });
