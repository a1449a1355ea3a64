import { expect, it, vi } from "vitest";
import { payment } from "../../tests/support/payment-answers.ts";
import { withSession } from "../../tests/support/session.ts";
import { createQueryClient } from "./client.ts";
import { monthQuery, sumsOf } from "./month.ts";

withSession();

it("ANC-42 a month is what has really moved: what came, what was paid out, stakes and wins, by currency", () => {
  const sums = sumsOf(
    [
      payment({ state: "succeeded", amount_cents: 5_000 }),
      payment({ state: "succeeded", amount_cents: "2500" }),
      payment({ state: "succeeded", amount_cents: 900, reversed_at: "2026-11-21T10:00:00.000Z" }),
      payment({ state: "declined", amount_cents: 700 }),
      payment({ state: "processing", amount_cents: 600 }),
      payment({ action: "cashout", state: "succeeded", amount_cents: 4_000 }),
      payment({ action: "cashout", state: "reserved", amount_cents: 300 }),
    ],
    [
      { currency: "EUR", stake_cents: 1_000, win_cents: 1_500 },
      { currency: "BTC", stake_cents: "10", win_cents: 0 },
    ],
  );
  expect(sums).toEqual([
    { currency: "EUR", deposits: 7_500n, cashouts: 4_000n, stakes: 1_000n, wins: 1_500n },
    { currency: "BTC", deposits: 0n, cashouts: 0n, stakes: 10n, wins: 0n },
  ]);
});

it("ANC-42 adds up every page of a month, and asks for nothing beyond it", async () => {
  const month = { from: "2026-11-01T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z" };
  const http = vi.fn(async (key: string, options?: { query?: Record<string, string | undefined> }) => {
    expect(options?.query).toMatchObject(month);
    if (key === "GET /api/player/rounds") return { rounds: [], next: null, totals: [] };
    const isLast = options?.query?.cursor === "2";
    return { payments: [payment({ state: "succeeded" })], next: isLast ? null : "2" };
  });
  const sums = await createQueryClient(http).fetchQuery(monthQuery(month));
  expect(sums).toMatchObject([{ deposits: 10_000n }]);
});
