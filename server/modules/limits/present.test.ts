import { describe, expect, it } from "vitest";
import { FOREVER } from "../../../src/rules/limits/limit-windows.ts";
import type { LimitRejection, LimitUsage } from "../../../src/rules/limits/limits.ts";
import { presentChange, presentConfirmed, presentLimit, presentLimitRejection } from "./present.ts";
import type { ChangeRow, LimitRow } from "./store.ts";
import type { LimitRecord } from "./usage-store.ts";
import type { LimitInForce } from "./use.ts";

const NOW = Date.UTC(2026, 0, 15, 12);
const HOUR = 3_600_000;
const at = (hours: number) => NOW + hours * HOUR;
const iso = (hours: number) => new Date(at(hours)).toISOString();

const limitRecord = (more: Partial<LimitRecord> = {}): LimitRecord => ({
  id: 3,
  type: "loss",
  period: "day",
  scope: "",
  state: "active",
  amount: "1000",
  currency: "EUR",
  startedAt: at(-5),
  endsAt: null,
  requestedAmount: null,
  requestedCurrency: null,
  requestedAt: null,
  confirmFrom: null,
  confirmUntil: null,
  ...more,
});
const limitWithPendingChange = (more: Partial<LimitRecord> = {}) =>
  limitRecord({
    state: "unconfirmed",
    requestedAmount: "2000",
    requestedCurrency: "EUR",
    requestedAt: at(-3),
    confirmFrom: at(21),
    confirmUntil: at(45),
    ...more,
  });
const inForce = (more: Partial<LimitInForce> = {}): LimitInForce => ({
  id: 3,
  type: "loss",
  period: "day",
  amount: 1_000n,
  currency: "EUR",
  used: 200n,
  start: at(-12),
  resetsAt: at(12),
  record: limitRecord(),
  ...more,
});

describe("a limit shown to its player", () => {
  it("has its amount, its usage and its window", () => {
    expect(presentLimit(inForce(), NOW)).toEqual({
      id: 3,
      type: "loss",
      period: "day",
      state: "active",
      accounts: [{ currency: "EUR", amount_cents: 1_000, current_value_amount_cents: 200 }],
      reached: false,
      near: false,
      since: iso(-12),
      resets_at: iso(12),
      forever: false,
      pending_change: null,
    });
  });

  it("counts a net win as no usage, and says when the limit is near or reached", () => {
    const presentUsed = (used: bigint) => presentLimit(inForce({ used }), NOW);
    expect(presentUsed(-50n).accounts[0]!.current_value_amount_cents).toBe(0);
    expect(presentUsed(800n)).toMatchObject({ near: true, reached: false });
    expect(presentUsed(1_000n)).toMatchObject({ near: true, reached: true });
  });

  it("shows a requested change until it expires", () => {
    const limit = inForce({ record: limitWithPendingChange() });
    expect(presentLimit(limit, NOW)).toMatchObject({
      state: "unconfirmed",
      pending_change: {
        to: { currency: "EUR", amount_cents: 2_000 },
        requested_at: iso(-3),
        confirm_from: iso(21),
        confirm_until: iso(45),
      },
    });
    expect(presentLimit(limit, at(45) - 1).pending_change).not.toBeNull();
    expect(presentLimit(limit, at(45))).toMatchObject({ state: "active", pending_change: null });
  });

  it("shows no new amount for a requested removal", () => {
    const removal = limitWithPendingChange({
      state: "unconfirmed_disable",
      requestedAmount: null,
      requestedCurrency: null,
    });
    expect(presentLimit(inForce({ record: removal }), NOW)).toMatchObject({
      state: "unconfirmed_disable",
      pending_change: { to: null },
    });
  });

  it.each(["requestedAt", "confirmFrom", "confirmUntil"] as const)(
    "shows no requested change without %s",
    (name) => {
      expect(
        presentLimit(inForce({ record: limitWithPendingChange({ [name]: null }) }), NOW).pending_change,
      ).toBeNull();
    },
  );

  it("keeps the confirmed state after an increase", () => {
    expect(presentLimit(inForce({ record: limitRecord({ state: "confirmed" }) }), NOW).state).toBe(
      "confirmed",
    );
  });

  it("of a break has no amount and may have no end", () => {
    const pause = inForce({ type: "coolingoff", amount: 0n, used: 0n, resetsAt: FOREVER });
    expect(presentLimit(pause, NOW)).toMatchObject({ accounts: [], reached: true, forever: true });
    expect(presentLimit({ ...pause, resetsAt: FOREVER - 1 }, NOW).forever).toBe(false);
    expect(presentLimit(inForce({ resetsAt: FOREVER }), NOW).forever).toBe(false);
  });
});

const change = (more: Partial<ChangeRow> = {}) =>
  ({
    id: 9,
    kind: "set",
    fromAmount: 1_000n,
    fromCurrency: "EUR",
    toAmount: 2_000n,
    toCurrency: "USD",
    endsAt: null,
    at: new Date(at(-1)),
    inForceAt: null,
    ...more,
  }) as ChangeRow;
const limit = { type: "wager", period: "week" } as LimitRow;

describe("a confirmed change", () => {
  it("has both amounts and the time when it applies", () => {
    expect(presentConfirmed(limit, change({ inForceAt: new Date(at(2)) }))).toEqual({
      type: "wager",
      period: "week",
      from: { currency: "EUR", amount_cents: 1_000 },
      to: { currency: "USD", amount_cents: 2_000 },
      in_force_at: iso(2),
    });
  });

  it("applies when it was confirmed if no other time is stored", () => {
    expect(presentConfirmed(limit, change({ toAmount: null }))).toMatchObject({
      to: null,
      in_force_at: iso(-1),
    });
  });
});

describe("a change in the history", () => {
  it("has every stored detail", () => {
    const endTimes = { endsAt: new Date(at(5)), inForceAt: new Date(at(6)) };
    expect(presentChange({ change: change(endTimes), limit })).toEqual({
      id: 9,
      kind: "set",
      type: "wager",
      period: "week",
      from: { currency: "EUR", amount_cents: 1_000 },
      to: { currency: "USD", amount_cents: 2_000 },
      ends_at: iso(5),
      at: iso(-1),
      in_force_at: iso(6),
    });
    const nothing = change({ fromAmount: null, toAmount: null });
    expect(presentChange({ change: nothing, limit })).toMatchObject({
      from: null,
      to: null,
      ends_at: null,
      in_force_at: null,
    });
  });
});

describe("a limit rejection", () => {
  const rejectionWith = (code: LimitRejection["code"], more: Partial<LimitUsage> = {}): LimitRejection => ({
    code,
    remaining: 30n,
    limit: { ...inForce(), ...more },
  });

  it("has the remaining amount, the time when the limit resets and the next steps", () => {
    expect(presentLimitRejection(rejectionWith("limit_exceeded"))).toEqual({
      type: "loss",
      period: "day",
      reached: false,
      remaining_cents: 30,
      currency: "EUR",
      resets_at: iso(12),
      remedies: ["less", "wait", "request_increase"],
    });
    expect(presentLimitRejection(rejectionWith("limit_reached"))).toMatchObject({
      reached: true,
      remedies: ["wait", "request_increase"],
    });
  });

  it("offers only waiting during a break, and nothing during a permanent one", () => {
    expect(presentLimitRejection(rejectionWith("limit_reached", { type: "coolingoff" })).remedies).toEqual([
      "wait",
    ]);
    const forever = { type: "selfexclusion", resetsAt: FOREVER } as const;
    expect(presentLimitRejection(rejectionWith("limit_reached", forever)).remedies).toEqual([]);
  });
});
