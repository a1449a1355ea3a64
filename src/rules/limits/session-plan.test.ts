import { describe, expect, it } from "vitest";
import type { SessionPlan } from "../../contract/play-sessions.ts";
import { loosensPlan, lossOf, overBy, parsePlan, planParts, playSessionLength } from "./session-plan.ts";

const MINUTE = 60_000;

describe("a session plan", () => {
  it("NEW-18 is near from four fifths on, and reached at the last cent and minute", () => {
    const plan = { budget: 2_000n, minutes: 60 };
    const at = (net: bigint, minutes: number) => planParts(plan, { net, elapsed: minutes * MINUTE });
    expect(at(-1_599n, 47.9)).toEqual({ reached: [], near: [] });
    expect(at(-1_600n, 0)).toEqual({ reached: [], near: ["budget"] });
    expect(at(0n, 48)).toEqual({ reached: [], near: ["time"] });
    expect(at(-1_999n, 59.99)).toEqual({ reached: [], near: ["budget", "time"] });
    expect(at(-2_000n, 60)).toEqual({ reached: ["budget", "time"], near: ["budget", "time"] });
    expect(at(5_000n, -1)).toEqual({ reached: [], near: [] });
  });

  it("NEW-18 ignores an unset part, and handles amounts beyond safe integers", () => {
    const far = { net: -(10n ** 30n), elapsed: 1_000 * MINUTE };
    expect(planParts({ budget: null, minutes: null }, far).reached).toEqual([]);
    expect(planParts({ budget: 10n ** 30n + 1n, minutes: null }, far)).toEqual({
      reached: [],
      near: ["budget"],
    });
  });

  it("NEW-18 gives the excess over the plan, and zero within it", () => {
    const plan = { budget: 2_000n, minutes: 60 };
    expect(overBy(plan, { net: -2_240n, elapsed: 65.5 * MINUTE })).toEqual({ budget: 240n, minutes: 5 });
    expect(overBy(plan, { net: 2_240n, elapsed: MINUTE })).toEqual({ budget: 0n, minutes: 0 });
    expect(overBy({ budget: null, minutes: null }, { net: -1n, elapsed: MINUTE })).toEqual({
      budget: 0n,
      minutes: 0,
    });
  });

  it("NEW-18 compares budget and time separately, and an unset one is more than any value", () => {
    expect(loosensPlan(5, 5)).toBe(false);
    expect(loosensPlan(6, 5)).toBe(true);
    expect(loosensPlan(null, 5)).toBe(true);
    expect(loosensPlan(5n, null)).toBe(false);
    expect(loosensPlan(null, null)).toBe(false);
  });
});

describe("a plan in a response", () => {
  const plan = { budget_cents: 2_000, minutes: 60, net_cents: -150, started_at: null, ended_at: null };
  const buildPlan = (overrides: object = {}) => ({ ...plan, ...overrides }) as SessionPlan;

  it("is parsed with exact amounts", () => {
    expect(parsePlan(buildPlan(), 7)).toEqual({ budget: 2_000n, minutes: 60, net: -150n, elapsed: 7 });
    expect(parsePlan(buildPlan({ budget_cents: null }), 7).budget).toBeNull();
  });

  it("lasts from its start to its end, or until now", () => {
    const now = "2026-11-21T12:30:00.000Z";
    expect(playSessionLength(buildPlan(), now)).toBe(0);
    const startedPlan = { started_at: "2026-11-21T12:00:00.000Z" };
    expect(playSessionLength(buildPlan(startedPlan), now)).toBe(30 * MINUTE);
    expect(playSessionLength(buildPlan({ ...startedPlan, ended_at: "2026-11-21T12:10:00.000Z" }), now)).toBe(
      10 * MINUTE,
    );
  });

  it("has no loss while its player is in profit", () => {
    expect([lossOf(-5n), lossOf(0n), lossOf(5n)]).toEqual([5n, 0n, 0n]);
  });
});
