import { describe, expect, it } from "vitest";
import { LIMIT_PERIODS, LIMIT_TYPES } from "../../contract/jurisdictions.ts";
import { LIMIT_STATES } from "../../contract/limits.ts";
import {
  confirmableFrom,
  isMore,
  isNear,
  isReached,
  type LimitEvent,
  type LimitUsage,
  limitRejection,
  nextState,
  PERIODS_OF,
  remainingOf,
  strictest,
} from "./limits.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const EVENTS: LimitEvent[] = ["lower", "raise", "remove", "confirm", "lapse"];
/** Ten kroner are one euro; coins have no rate. */
const convert = (amount: bigint, from: string, to: string) => {
  if (from === to) return amount;
  if (from === "NOK" && to === "EUR") return amount / 10n;
  if (from === "EUR" && to === "NOK") return amount * 10n;
  return undefined;
};
const limit = (
  type: LimitUsage["type"],
  amount: bigint,
  used: bigint,
  overrides: Partial<LimitUsage> = {},
): LimitUsage => ({
  id: 1,
  type,
  period: "day",
  currency: type === "session" ? null : "EUR",
  amount,
  used,
  resetsAt: NOW + HOUR,
  ...overrides,
});

describe("limit states", () => {
  it("LIM-05 AMB-LIM-01 follow a closed table of transitions, and a removed limit has none", () => {
    const table = Object.fromEntries(
      LIMIT_STATES.map((state) => [state, EVENTS.map((event) => nextState(state, event))]),
    );
    const requestStates = ["active", "unconfirmed", "unconfirmed_disable"];
    expect(table).toEqual({
      active: [...requestStates, null, null],
      confirmed: [...requestStates, null, null],
      unconfirmed: [...requestStates, "confirmed", "active"],
      unconfirmed_disable: [...requestStates, "confirmed_disable", "active"],
      confirmed_disable: [null, null, null, null, null],
    });
  });
});

it("LIM-03 LIM-04 LIM-14 AMB-LIM-02 the table of periods has every limit type with its periods", () => {
  const [windows, breaks] = [
    ["day", "week", "month"],
    ["day", "3_days", "week", "month"],
  ];
  expect(PERIODS_OF).toEqual({
    deposit: windows,
    loss: windows,
    wager: windows,
    single_stake: ["bet"],
    session: ["day"],
    // Some licences require longer breaks.
    coolingoff: [...breaks, "6_weeks", "2_months", "3_months"],
    selfexclusion: ["3_months", "6_months", "9_months", "12_months", "forever"],
  });
  expect(Object.keys(PERIODS_OF).sort()).toEqual([...LIMIT_TYPES].sort());
  expect(new Set(Object.values(PERIODS_OF).flat())).toEqual(new Set(LIMIT_PERIODS));
});

describe("limit usage", () => {
  it.each([
    [100n, 0n, 100n, false, false],
    [100n, 79n, 21n, false, false],
    [100n, 80n, 20n, false, true],
    [100n, 99n, 1n, false, true],
    [100n, 100n, 0n, true, true],
    [100n, 130n, 0n, true, true],
    // More won than lost.
    [100n, -100n, 100n, false, false],
  ])(
    "LIM-06 ANC-44 AMB-LIM-03 of %s with %s used: %s left, reached %s, near %s",
    (amount, used, remaining, reached, near) => {
      const one = limit("loss", amount, used);
      expect([remainingOf(one), isReached(one), isNear(one)]).toEqual([remaining, reached, near]);
    },
  );

  it.each(["coolingoff", "selfexclusion"] as const)("LIM-06 AMB-LIM-03 %s is always reached", (type) => {
    expect(isReached(limit(type, 0n, 0n, { currency: null }))).toBe(true);
    expect(isReached(limit(type, 100n, 0n))).toBe(true);
  });
});

describe("isMore", () => {
  it.each([
    [{ amount: 101n, currency: "EUR" }, true],
    [{ amount: 100n, currency: "EUR" }, false],
    [{ amount: 1n, currency: "EUR" }, false],
    [{ amount: 1_000n, currency: "NOK" }, false],
    [{ amount: 1_001n, currency: "NOK" }, true],
    [{ amount: 1n, currency: "BTC" }, true],
  ])("LIM-15 LIM-16 %o is more than a euro: %s", (requestedValue, more) => {
    expect(isMore(requestedValue, { amount: 100n, currency: "EUR" }, convert)).toBe(more);
  });
});

describe("isMore with other units", () => {
  it("LIM-15 compares minutes with minutes", () => {
    const hour = { amount: 60n, currency: null };
    expect(isMore({ amount: 61n, currency: null }, hour, convert)).toBe(true);
    expect(isMore({ amount: 60n, currency: null }, hour, convert)).toBe(false);
    expect(isMore({ amount: 1n, currency: null }, hour, convert)).toBe(false);
  });

  it("LIM-15 treats a change between minutes and money as more", () => {
    const anyWorth = (amount: bigint) => amount;
    const euro = { amount: 100n, currency: "EUR" };
    const minute = { amount: 1n, currency: null };
    expect(isMore(minute, euro, anyWorth)).toBe(true);
    expect(isMore({ amount: 1n, currency: "EUR" }, { amount: 100n, currency: null }, anyWorth)).toBe(true);
  });

  it("LIM-15 treats an amount as more if a conversion in either direction says so, or only one is possible", () => {
    const before = { amount: 100n, currency: "EUR" };
    const crowns = (amount: bigint) => ({ amount, currency: "NOK" });
    const convertOnly = (one: string, rate: bigint) => (amount: bigint, from: string) =>
      from === one ? amount * rate : undefined;
    expect(isMore(crowns(1n), before, convertOnly("NOK", 1n))).toBe(true);
    expect(isMore(crowns(1n), before, convertOnly("EUR", 10n))).toBe(true);
    const convertUnevenly = (amount: bigint, from: string) => (from === "EUR" ? amount * 10n : amount);
    expect(isMore(crowns(200n), before, convertUnevenly)).toBe(true);
    expect(isMore(crowns(100n), before, convertUnevenly)).toBe(false);
  });
});

describe("confirmableFrom", () => {
  const rule = { delay: 24 * 3_600, untilPeriodEnds: false, timeZone: "UTC" };

  it("ANC-05 waits as long as the licence says", () => {
    expect(confirmableFrom(NOW, "month", rule)).toBe(NOW + 24 * HOUR);
    expect(confirmableFrom(NOW, "day", { ...rule, delay: 7 * 24 * 3_600 })).toBe(NOW + 168 * HOUR);
  });

  it("ANC-05 waits for the end of the current period where the licence requires it", () => {
    const strict = { ...rule, delay: 72 * 3_600, untilPeriodEnds: true };
    expect(confirmableFrom(NOW, "day", strict)).toBe(NOW + 72 * HOUR);
    expect(confirmableFrom(NOW, "month", strict)).toBe(Date.UTC(2026, 11, 1));
    // A limit per bet has no current period.
    expect(confirmableFrom(NOW, "bet", strict)).toBe(NOW + 72 * HOUR);
  });
});

describe("limitRejection", () => {
  const bet = (amount: bigint, currency = "EUR") => ({ kind: "bet" as const, amount, currency });
  const deposit = (amount: bigint) => ({ kind: "deposit" as const, amount, currency: "EUR" });

  it.each([
    ["may use the exact remainder of a limit", [limit("wager", 100n, 90n)], bet(10n), null],
    [
      "can't exceed the remainder of a limit",
      [limit("wager", 100n, 90n)],
      bet(11n),
      ["limit_exceeded", "wager", 10n],
    ],
    [
      "is rejected once a limit is reached",
      [limit("wager", 100n, 100n)],
      bet(1n),
      ["limit_reached", "wager", 0n],
    ],
    [
      "counts in full towards a loss limit",
      [limit("loss", 100n, 95n)],
      bet(6n),
      ["limit_exceeded", "loss", 5n],
    ],
    [
      "is rejected once a time limit is reached",
      [limit("session", 60n, 60n)],
      bet(1n),
      ["limit_reached", "session", 0n],
    ],
    ["is accepted while time is left", [limit("session", 60n, 59n)], bet(1_000n), null],
    ["isn't affected by a deposit limit", [limit("deposit", 100n, 100n)], bet(1n), null],
    [
      "is rejected during cooling-off",
      [limit("coolingoff", 0n, 0n)],
      bet(1n),
      ["limit_reached", "coolingoff", 0n],
    ],
    [
      "is rejected during self-exclusion",
      [limit("selfexclusion", 0n, 0n)],
      bet(1n),
      ["limit_reached", "selfexclusion", 0n],
    ],
    [
      "in another currency can't exceed the converted remainder",
      [limit("wager", 100n, 90n)],
      bet(101n, "NOK"),
      ["limit_exceeded", "wager", 10n],
    ],
    ["may equal the single-stake limit", [limit("single_stake", 100n, 0n)], bet(100n), null],
    [
      "can't exceed the single-stake limit",
      [limit("single_stake", 100n, 0n)],
      bet(101n),
      ["limit_exceeded", "single_stake", 100n],
    ],
    [
      "counts towards the single-stake limit including its bonus money",
      [limit("single_stake", 100n, 0n)],
      { ...bet(0n), stake: 101n },
      ["limit_exceeded", "single_stake", 100n],
    ],
    [
      "counts towards other limits with its real money only",
      [limit("wager", 100n, 90n)],
      { ...bet(10n), stake: 101n },
      null,
    ],
    [
      "in another currency may use the exact converted remainder",
      [limit("wager", 100n, 90n)],
      bet(100n, "NOK"),
      null,
    ],
    [
      "in a currency that can't be converted is rejected",
      [limit("wager", 100n, 0n)],
      bet(1n, "BTC"),
      ["limit_exceeded", "wager", 100n],
    ],
  ] as const)("LIM-17 MI-19 ANC-07 a bet %s", (_, limits, intent, rejection) => {
    const found = limitRejection(limits, intent, convert);
    expect(found && [found.code, found.limit.type, found.remaining]).toEqual(rejection);
  });

  it.each([
    ["through if it reaches the limit exactly", [limit("deposit", 100n, 0n)], deposit(100n), null],
    [
      "no higher than the limit",
      [limit("deposit", 100n, 0n)],
      deposit(101n),
      ["limit_exceeded", "deposit", 100n],
    ],
    ["through despite a reached loss limit", [limit("loss", 100n, 100n)], deposit(1n), null],
    ["through despite a lower single-stake limit", [limit("single_stake", 1n, 0n)], deposit(2n), null],
    [
      "through only outside a cooling-off period",
      [limit("coolingoff", 0n, 0n)],
      deposit(1n),
      ["limit_reached", "coolingoff", 0n],
    ],
    [
      "through only outside a self-exclusion period",
      [limit("selfexclusion", 0n, 0n)],
      deposit(1n),
      ["limit_reached", "selfexclusion", 0n],
    ],
  ] as const)("LIM-17 AMB-LIM-04 a deposit goes %s", (_, limits, intent, rejection) => {
    const found = limitRejection(limits, intent, convert);
    expect(found && [found.code, found.limit.type, found.remaining]).toEqual(rejection);
  });

  it("LIM-07 LIM-18 names a break rather than a limit, even one that resets after the break", () => {
    const pause = limit("coolingoff", 0n, 0n, { id: 1, resetsAt: 5 });
    const week = limit("wager", 100n, 100n, { id: 2, period: "week", resetsAt: 9 });
    expect(limitRejection([week, pause], bet(1n), convert)?.limit.id).toBe(1);
  });

  it("LIM-18 names the lowest of several limits across currencies", () => {
    const [day, week, crowns] = [
      limit("wager", 100n, 0n, { id: 1 }),
      limit("wager", 500n, 450n, { id: 2, period: "week" }),
      limit("loss", 1_000n, 600n, { id: 3, currency: "NOK" }),
    ];
    expect(limitRejection([day, week, crowns], bet(200n), convert)?.limit.id).toBe(3);
    expect(limitRejection([day, week], bet(200n), convert)?.limit.id).toBe(2);
    expect(limitRejection([day], bet(200n), convert)?.limit.id).toBe(1);
  });

  it("LIM-18 names the limit that resets last when several leave the same", () => {
    const short = limit("wager", 10n, 10n, { id: 1 });
    const long = limit("wager", 50n, 50n, { id: 2, resetsAt: NOW + 9 * HOUR });
    expect(strictest([short, long], convert)?.id).toBe(2);
    expect(strictest([long, short], convert)?.id).toBe(2);
    expect(strictest([], convert)).toBeNull();
    const twin = { ...short, id: 3 };
    expect(strictest([short, twin], convert)?.id).toBe(1);
    expect(strictest([twin, short], convert)?.id).toBe(3);
  });

  it("LIM-18 prefers a limit that leaves less to one that resets later", () => {
    const low = limit("wager", 10n, 5n, { id: 1 });
    const long = limit("wager", 50n, 5n, { id: 2, resetsAt: NOW + 9 * HOUR });
    expect(strictest([low, long], convert)?.id).toBe(1);
    const coins = limit("wager", 50n, 5n, { id: 4, currency: "BTC" });
    expect(strictest([low, coins], convert)?.id).toBe(4);
  });

  it("LIM-18 compares minutes without conversion", () => {
    const money = limit("wager", 50n, 40n, { id: 1 });
    const time = limit("session", 60n, 55n, { id: 2, currency: null });
    const noWorth = () => 0n;
    expect(strictest([money, time], noWorth)?.id).toBe(2);
    expect(strictest([time, money], noWorth)?.id).toBe(2);
  });
});
