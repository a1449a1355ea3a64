import { expect, it } from "vitest";
import { createPayoutDistributions } from "./payout-distributions.ts";

const MINUTE = 60_000;

function createFixture(within: number[], total: number) {
  let time = Date.parse("2026-11-27T10:00:00Z");
  const calls: { days: number; steps: readonly number[] }[] = [];
  let failure: Error | null = null;
  const distributions = createPayoutDistributions({
    now: () => time,
    store: {
      async payoutCounts(from, to, steps) {
        calls.push({ days: (to.getTime() - from.getTime()) / (24 * 60 * MINUTE), steps });
        if (failure) throw failure;
        return new Map([["interac", { within, total }]]);
      },
    },
  });
  return {
    distributions,
    calls,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    fail: (error: Error | null) => {
      failure = error;
    },
  };
}

it("NEW-07 a distribution has whole percents for each step, which add up to 100", async () => {
  const { distributions, calls } = createFixture([7, 14, 20, 20], 21);
  const { days, steps } = (await distributions()).get("interac")!;
  expect(days).toBe(90);
  expect(steps).toEqual([
    { to_seconds: 3_600, share: 33 },
    { to_seconds: 14_400, share: 34 },
    { to_seconds: 86_400, share: 28 },
    { to_seconds: 259_200, share: 0 },
    { to_seconds: null, share: 5 },
  ]);
  expect(steps.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  expect(calls).toEqual([{ days: 90, steps: [3_600, 14_400, 86_400, 259_200] }]);
});

it("NEW-07 a distribution is counted once in ten minutes, and a failure isn't kept", async () => {
  const { distributions, calls, advance, fail } = createFixture([1, 1, 1, 1], 1);
  await Promise.all([distributions(), distributions()]);
  advance(10 * MINUTE - 1);
  await distributions();
  expect(calls).toHaveLength(1);
  advance(1);
  fail(new Error("no database"));
  await expect(distributions()).rejects.toThrow("no database");
  fail(null);
  expect((await distributions()).size).toBe(1);
  expect(calls).toHaveLength(3);
});
