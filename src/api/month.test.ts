import { expect, it, vi } from "vitest";
import { withSession } from "../../tests/support/data/signed-in.ts";
import { createQueryClient } from "./client.ts";
import { monthQuery, monthTotals } from "./month.ts";

withSession();

it("ANC-42 a month sums deposits, withdrawals, stakes and wins by currency", () => {
  const sums = monthTotals(
    [
      { currency: "EUR", deposits_cents: 7_500, withdrawals_cents: 4_000 },
      // Reversals may exceed the month's deposits.
      { currency: "USD", deposits_cents: "-900", withdrawals_cents: 0 },
    ],
    [
      { currency: "EUR", stake_cents: 1_000, win_cents: 1_500 },
      { currency: "BTC", stake_cents: "10", win_cents: 0 },
    ],
  );
  expect(sums).toEqual([
    { currency: "EUR", deposits: 7_500n, withdrawals: 4_000n, stakes: 1_000n, wins: 1_500n },
    { currency: "USD", deposits: -900n, withdrawals: 0n, stakes: 0n, wins: 0n },
    { currency: "BTC", deposits: 0n, withdrawals: 0n, stakes: 10n, wins: 0n },
  ]);
});

it("ANC-42 requests only the sums of the month", async () => {
  const month = { from: "2026-11-01T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z" };
  const http = vi.fn(async (key: string, options?: { query?: Record<string, string | undefined> }) => {
    expect(options?.query).toEqual({ ...month, limit: "1" });
    if (key === "GET /api/player/rounds") return { rounds: [], next: null, totals: [] };
    const totals = [{ currency: "EUR", deposits_cents: 10_000, withdrawals_cents: 0 }];
    return { payments: [], next: null, totals };
  });
  const sums = await createQueryClient(http).fetchQuery(monthQuery(month));
  expect(sums).toMatchObject([{ deposits: 10_000n }]);
  expect(http).toHaveBeenCalledTimes(2);
});
