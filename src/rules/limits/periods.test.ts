import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { byDay, PERIODS, periodOf, periodStart } from "./periods.ts";

const zone = process.env.TZ;
beforeEach(() => {
  // DST changes on 4 October and 5 April, and days start long before UTC's.
  process.env.TZ = "Australia/Sydney";
});
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

/** A time in Sydney's summer. */
const at = (text: string) => Date.parse(`${text}+11:00`);
const iso = (text: string) => new Date(text).toISOString();

describe("a period", () => {
  it.each([
    ["today", "2026-11-22T08:30", "2026-11-22T00:00+11:00"],
    ["7d", "2026-11-22T08:30", "2026-11-16T00:00+11:00"],
    ["30d", "2026-11-22T08:30", "2026-10-24T00:00+11:00"],
    // A day of 25 hours in between counts as one.
    ["30d", "2026-11-02T00:00", "2026-10-04T00:00+10:00"],
    ["3m", "2026-11-22T23:59", "2026-08-22T00:00+10:00"],
    ["3m", "2026-02-28T12:00", "2025-11-28T00:00+11:00"],
    ["12m", "2026-11-22T08:30", "2025-11-22T00:00+11:00"],
    ["12m", "2028-02-29T12:00", "2027-02-28T00:00+11:00"],
  ] as const)("PLAY-11 ANC-14 %s at %s starts at %s, by the player's own days", (period, now, start) => {
    expect(periodStart(period, at(now))).toBe(iso(start));
  });

  it("PLAY-11 three months before the end of May is the end of February", () => {
    expect(periodStart("3m", Date.parse("2026-05-31T12:00+10:00"))).toBe(iso("2026-02-28T00:00+11:00"));
  });

  it("PLAY-11 is a known one, or else thirty days", () => {
    for (const period of PERIODS) expect(periodOf(period)).toBe(period);
    for (const other of [undefined, "", "13m", 7, {}]) expect(periodOf(other)).toBe("30d");
  });
});

describe("byDay", () => {
  it("PLAY-11 groups items by the player's local days, in the items' order", () => {
    const things = [
      "2026-11-22T13:30:00Z",
      "2026-11-22T12:59:59Z",
      "2026-11-21T13:00:00Z",
      "2026-11-21T12:59:59Z",
    ];
    const days = byDay(things, (time) => time);
    expect(days.map(({ day, items }) => [day.toISOString(), items.length])).toEqual([
      [iso("2026-11-23T00:00+11:00"), 1],
      [iso("2026-11-22T00:00+11:00"), 2],
      [iso("2026-11-21T00:00+11:00"), 1],
    ]);
  });
});
