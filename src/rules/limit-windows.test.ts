import { describe, expect, it } from "vitest";
import { randomStream } from "./hash.ts";
import { breakEnd, FOREVER, firstDaysOf, WINDOW_PERIODS, windowOf } from "./limit-windows.ts";

const at = (text: string) => Date.parse(text);
const iso = (time: number) => new Date(time).toISOString().replace(":00.000Z", "Z");
const HOUR = 3_600_000;

describe("windowOf", () => {
  it.each([
    ["day", "2026-11-21T12:00:00Z", "UTC", "2026-11-21T00:00Z", "2026-11-22T00:00Z"],
    ["day", "2026-11-21T23:30:00Z", "Europe/Tallinn", "2026-11-21T22:00Z", "2026-11-22T22:00Z"],
    // 23 hours, then 25.
    ["day", "2026-03-29T12:00:00Z", "Europe/Tallinn", "2026-03-28T22:00Z", "2026-03-29T21:00Z"],
    ["day", "2026-10-25T12:00:00Z", "Europe/Tallinn", "2026-10-24T21:00Z", "2026-10-25T22:00Z"],
    ["day", "2026-03-08T12:00:00Z", "America/Toronto", "2026-03-08T05:00Z", "2026-03-09T04:00Z"],
    ["week", "2026-11-22T23:59:59Z", "UTC", "2026-11-16T00:00Z", "2026-11-23T00:00Z"],
    ["week", "2026-11-23T00:00:00Z", "UTC", "2026-11-23T00:00Z", "2026-11-30T00:00Z"],
    ["week", "2026-03-29T20:59:59Z", "Europe/Tallinn", "2026-03-22T22:00Z", "2026-03-29T21:00Z"],
    ["month", "2026-02-28T23:00:00Z", "UTC", "2026-02-01T00:00Z", "2026-03-01T00:00Z"],
    ["month", "2026-12-31T23:00:00Z", "Europe/Tallinn", "2026-12-31T22:00Z", "2027-01-31T22:00Z"],
    ["month", "2026-11-01T03:59:59Z", "America/Toronto", "2026-10-01T04:00Z", "2026-11-01T04:00Z"],
    // Midnight did not exist there.
    ["day", "2018-11-04T12:00:00Z", "America/Sao_Paulo", "2018-11-04T03:00Z", "2018-11-05T02:00Z"],
    // 23:00 came twice: the second time belongs to the same day.
    ["day", "2018-02-18T02:30:00Z", "America/Sao_Paulo", "2018-02-17T02:00Z", "2018-02-18T03:00Z"],
  ] as const)("LIM-18 the %s of %s in %s", (period, moment, zone, start, end) => {
    const window = windowOf(period, at(moment), zone);
    expect([iso(window.start), iso(window.end)]).toEqual([start, end]);
  });

  it.each([
    "UTC",
    "Europe/Tallinn",
    "America/Toronto",
    "America/Sao_Paulo",
    "Pacific/Apia",
    "Asia/Kathmandu",
  ])(
    "LIM-18 in %s every moment is in exactly one day, week and month, and each begins where the last one ends",
    (zone) => {
      const random = randomStream(zone.length);
      for (let i = 0; i < 150; i++) {
        const moment = at("2010-01-01T00:00:00Z") + Math.floor(random() * 20 * 365 * 24) * HOUR + i;
        for (const period of WINDOW_PERIODS) {
          const { start, end } = windowOf(period, moment, zone);
          expect(start).toBeLessThanOrEqual(moment);
          expect(end).toBeGreaterThan(moment);
          expect(windowOf(period, start, zone)).toEqual({ start, end });
          expect(windowOf(period, end - 1, zone)).toEqual({ start, end });
          expect(windowOf(period, end, zone).start).toBe(end);
        }
      }
    },
  );

  it.each(["UTC", "Europe/Tallinn", "America/Sao_Paulo"])(
    "LIM-18 in %s a day has the same name from its first to its last moment, and no other day has it",
    (zone) => {
      let moment = at("2018-01-01T12:00:00Z");
      const names = new Set<string>();
      for (let i = 0; i < 400; i++) {
        const { start, end } = windowOf("day", moment, zone);
        const { day, week, month } = firstDaysOf(start, zone);
        expect(firstDaysOf(end - 1, zone)).toEqual({ day, week, month });
        expect(names.has(day)).toBe(false);
        expect([week <= day, month <= day, month.endsWith("-01")]).toEqual([true, true, true]);
        names.add(day);
        moment = end;
      }
    },
  );
});

it.each([
  ["day", "2026-10-24T12:00:00Z", "2026-10-25T12:00Z"],
  ["3_days", "2026-11-21T12:00:00Z", "2026-11-24T12:00Z"],
  ["week", "2026-11-21T12:00:00Z", "2026-11-28T12:00Z"],
  ["month", "2027-01-31T12:00:00Z", "2027-02-28T12:00Z"],
  ["6_months", "2026-08-31T12:00:00Z", "2027-02-28T12:00Z"],
  ["12_months", "2028-02-29T12:00:00Z", "2029-02-28T12:00Z"],
] as const)("LIM-04 a break of %s that begins at %s ends at %s", (period, begins, ends) => {
  expect(iso(breakEnd(period, at(begins)))).toBe(ends);
});

it("LIM-04 one for ever does not end", () => {
  expect(breakEnd("forever", at("2026-11-21T12:00:00Z"))).toBe(FOREVER);
});
