import { describe, expect, it } from "vitest";
import { randomStream } from "./hash.ts";
import { breakEnd, dayMonthsLater, FOREVER, firstDaysOf, WINDOW_PERIODS, windowOf } from "./limit-windows.ts";

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
  expect(iso(breakEnd(period, at(begins), "UTC"))).toBe(ends);
});

it.each([
  // Spring forward and fall back: days are 24 hours, months go by the calendar.
  ["day", "Europe/London", "2027-03-27T12:00:00Z", "2027-03-28T12:00Z"],
  ["week", "Europe/London", "2027-03-27T12:00:00Z", "2027-04-03T12:00Z"],
  ["6_weeks", "Europe/London", "2026-10-01T10:00:00Z", "2026-11-12T10:00Z"],
  ["month", "America/Toronto", "2027-03-01T17:00:00Z", "2027-04-01T16:00Z"],
  ["2_months", "America/Toronto", "2026-10-15T16:00:00Z", "2026-12-15T17:00Z"],
  ["3_months", "America/Toronto", "2026-11-30T17:00:00Z", "2027-02-28T17:00Z"],
  // A month of the player's calendar, though by that of UTC it began in another one.
  ["month", "Europe/Tallinn", "2027-02-28T22:30:00Z", "2027-03-31T21:30Z"],
  ["2_months", "America/Toronto", "2027-07-01T02:00:00Z", "2027-08-31T02:00Z"],
  // It would end at half past two, which clocks skip on that night: after that, and not before.
  ["month", "America/Toronto", "2027-02-14T07:30:00Z", "2027-03-14T07:30Z"],
  // Clocks show half past one twice: it ends the second time.
  ["month", "America/Toronto", "2026-10-01T05:30:00Z", "2026-11-01T06:30Z"],
] as const)(
  "ANC-08 NEW-10 a break of %s by the clocks of %s that begins at %s ends at %s",
  (period, zone, begins, ends) => {
    expect(iso(breakEnd(period, at(begins), zone))).toBe(ends);
  },
);

it("ANC-08 NEW-10 whenever a break begins, a longer one ends later, and none ends before its shortest length", () => {
  const shortest = [
    ["day", 1],
    ["week", 7],
    ["month", 28],
    ["6_weeks", 42],
    ["2_months", 59],
    ["3_months", 89],
  ] as const;
  for (const zone of ["America/Toronto", "Europe/London", "Europe/Tallinn", "Australia/Lord_Howe", "UTC"])
    for (
      let begins = at("2026-09-01T00:30:00.123Z");
      begins < at("2028-03-05T00:00:00Z");
      begins += 7 * 3_600_000
    ) {
      const lengths = shortest.map(([period]) => breakEnd(period, begins, zone) - begins);
      expect(lengths.toSorted((a, b) => a - b)).toEqual(lengths);
      // An hour may go with the season.
      shortest.forEach(([, days], i) => {
        expect(lengths[i]).toBeGreaterThanOrEqual(days * 86_400_000 - 3_600_000);
      });
    }
});

it("LIM-04 one for ever does not end", () => {
  expect(breakEnd("forever", at("2026-11-21T12:00:00Z"), "UTC")).toBe(FOREVER);
});

it.each([
  ["2026-08-31T12:00:00Z", 6, "UTC", "2027-02-28T00:00Z"],
  ["2027-08-31T12:00:00Z", 6, "UTC", "2028-02-29T00:00Z"],
  ["2026-12-31T23:59:59Z", 2, "UTC", "2027-02-28T00:00Z"],
  ["2028-02-29T08:00:00Z", 12, "UTC", "2029-02-28T00:00Z"],
  // The day is the zone's, and begins by the summer's or the winter's clock of its own date.
  ["2026-08-30T22:30:00Z", 6, "Europe/Tallinn", "2027-02-27T22:00Z"],
  ["2026-09-28T12:00:00Z", 6, "Europe/London", "2027-03-28T00:00Z"],
  ["2026-09-29T12:00:00Z", 6, "Europe/London", "2027-03-28T23:00Z"],
  ["2026-04-25T12:00:00Z", 6, "Europe/London", "2026-10-24T23:00Z"],
  ["2026-04-26T12:00:00Z", 6, "Europe/London", "2026-10-26T00:00Z"],
  // Clocks skip midnight there.
  ["2017-04-15T15:00:00Z", 6, "America/Sao_Paulo", "2017-10-15T03:00Z"],
  ["2026-07-31T11:59:59Z", 7, "Pacific/Auckland", "2027-02-27T11:00Z"],
] as const)("ANC-06 from %s the day %i months later in %s begins at %s", (from, months, zone, begins) => {
  expect(iso(dayMonthsLater(at(from), months, zone))).toBe(begins);
});
