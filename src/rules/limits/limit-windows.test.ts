import { describe, expect, it } from "vitest";
import { breakEnd, dayMonthsLater, FOREVER, firstDaysOf, isWindowPeriod, windowOf } from "./limit-windows.ts";

const at = (text: string) => Date.parse(text);
const iso = (time: number) => new Date(time).toISOString().replace(":00.000Z", "Z");

describe("windowOf", () => {
  it.each([
    ["day", "2026-11-21T12:00:00Z", "UTC", "2026-11-21T00:00Z", "2026-11-22T00:00Z"],
    ["day", "2026-11-21T23:30:00Z", "Europe/Tallinn", "2026-11-21T22:00Z", "2026-11-22T22:00Z"],
    // A day of 23 hours, then one of 25.
    ["day", "2026-03-29T12:00:00Z", "Europe/Tallinn", "2026-03-28T22:00Z", "2026-03-29T21:00Z"],
    ["day", "2026-10-25T12:00:00Z", "Europe/Tallinn", "2026-10-24T21:00Z", "2026-10-25T22:00Z"],
    ["day", "2026-03-08T12:00:00Z", "America/Toronto", "2026-03-08T05:00Z", "2026-03-09T04:00Z"],
    ["week", "2026-11-22T23:59:59Z", "UTC", "2026-11-16T00:00Z", "2026-11-23T00:00Z"],
    ["week", "2026-11-23T00:00:00Z", "UTC", "2026-11-23T00:00Z", "2026-11-30T00:00Z"],
    ["week", "2026-03-29T20:59:59Z", "Europe/Tallinn", "2026-03-22T22:00Z", "2026-03-29T21:00Z"],
    ["month", "2026-02-28T23:00:00Z", "UTC", "2026-02-01T00:00Z", "2026-03-01T00:00Z"],
    ["month", "2026-12-31T23:00:00Z", "Europe/Tallinn", "2026-12-31T22:00Z", "2027-01-31T22:00Z"],
    ["month", "2026-11-01T03:59:59Z", "America/Toronto", "2026-10-01T04:00Z", "2026-11-01T04:00Z"],
    // Clocks skipped midnight.
    ["day", "2018-11-04T12:00:00Z", "America/Sao_Paulo", "2018-11-04T03:00Z", "2018-11-05T02:00Z"],
    // Midnight came twice, an hour apart: the day starts with the first.
    ["day", "2026-11-01T12:00:00Z", "America/Havana", "2026-11-01T04:00Z", "2026-11-02T05:00Z"],
    // A minute after midnight, clocks went back into the previous evening, but the new day stays.
    ["day", "2010-11-07T02:45:00Z", "America/St_Johns", "2010-11-07T02:30Z", "2010-11-08T03:30Z"],
    // 23:00 came twice: the second one belongs to the same day.
    ["day", "2018-02-18T02:30:00Z", "America/Sao_Paulo", "2018-02-17T02:00Z", "2018-02-18T03:00Z"],
  ] as const)("LIM-18 the %s of %s in %s", (period, moment, zone, start, end) => {
    const window = windowOf(period, at(moment), zone);
    expect([iso(window.start), iso(window.end)]).toEqual([start, end]);
  });

  it.each([
    ["2026-11-22T23:59:59Z", "UTC", "2026-11-22", "2026-11-16", "2026-11-01"],
    ["2026-11-23T00:00:00Z", "UTC", "2026-11-23", "2026-11-23", "2026-11-01"],
    ["2026-11-30T22:00:00Z", "Europe/Tallinn", "2026-12-01", "2026-11-30", "2026-12-01"],
    ["2027-01-01T04:59:59Z", "America/Toronto", "2026-12-31", "2026-12-28", "2026-12-01"],
    ["2018-02-18T02:30:00Z", "America/Sao_Paulo", "2018-02-17", "2018-02-12", "2018-02-01"],
  ])(
    "LIM-18 %s in %s is in the day of %s, the week of %s and the month of %s",
    (moment, zone, day, week, month) => {
      expect(firstDaysOf(at(moment), zone)).toEqual({ day, week, month });
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
] as const)("LIM-04 a break of %s that starts at %s ends at %s", (period, startsAt, endsAt) => {
  expect(iso(breakEnd(period, at(startsAt), "UTC"))).toBe(endsAt);
});

it.each([
  // DST starts, then ends: days are 24 hours, months follow the calendar.
  ["day", "Europe/London", "2027-03-27T12:00:00Z", "2027-03-28T12:00Z"],
  ["week", "Europe/London", "2027-03-27T12:00:00Z", "2027-04-03T12:00Z"],
  ["6_weeks", "Europe/London", "2026-10-01T10:00:00Z", "2026-11-12T10:00Z"],
  ["month", "America/Toronto", "2027-03-01T17:00:00Z", "2027-04-01T16:00Z"],
  ["2_months", "America/Toronto", "2026-10-15T16:00:00Z", "2026-12-15T17:00Z"],
  ["3_months", "America/Toronto", "2026-11-30T17:00:00Z", "2027-02-28T17:00Z"],
  // A month in the player's calendar, which started in another UTC month.
  ["month", "Europe/Tallinn", "2027-02-28T22:30:00Z", "2027-03-31T21:30Z"],
  ["2_months", "America/Toronto", "2027-07-01T02:00:00Z", "2027-08-31T02:00Z"],
  // The break would end at 2:30, which clocks skip that night, so it ends later.
  ["month", "America/Toronto", "2027-02-14T07:30:00Z", "2027-03-14T07:30Z"],
  // 1:30 comes twice, so the break ends at the second one.
  ["month", "America/Toronto", "2026-10-01T05:30:00Z", "2026-11-01T06:30Z"],
] as const)(
  "ANC-08 NEW-10 a break of %s in %s that starts at %s ends at %s",
  (period, zone, startsAt, endsAt) => {
    expect(iso(breakEnd(period, at(startsAt), zone))).toBe(endsAt);
  },
);

it("ANC-08 a break of months that ends shortly after a DST change uses the new offset", () => {
  expect(iso(breakEnd("month", at("2027-02-14T18:00:00Z"), "America/Toronto"))).toBe("2027-03-14T17:00Z");
});

it("LIM-04 a break keeps the milliseconds of its start", () => {
  const endTime = breakEnd("month", at("2026-11-21T12:00:00.123Z"), "UTC");
  expect(iso(endTime)).toBe("2026-12-21T12:00:00.123Z");
});

it("LIM-18 only days, weeks and months reset by the calendar", () => {
  const periods = ["day", "3_days", "week", "month", "6_weeks", "forever"] as const;
  expect(periods.filter(isWindowPeriod)).toEqual(["day", "week", "month"]);
});

it("LIM-04 a permanent break doesn't end", () => {
  expect(breakEnd("forever", at("2026-11-21T12:00:00Z"), "UTC")).toBe(FOREVER);
});

it.each([
  ["2026-08-31T12:00:00Z", 6, "UTC", "2027-02-28T00:00Z"],
  ["2027-08-31T12:00:00Z", 6, "UTC", "2028-02-29T00:00Z"],
  ["2026-12-31T23:59:59Z", 2, "UTC", "2027-02-28T00:00Z"],
  ["2028-02-29T08:00:00Z", 12, "UTC", "2029-02-28T00:00Z"],
  // The date is local, and its start uses that date's own offset.
  ["2026-08-30T22:30:00Z", 6, "Europe/Tallinn", "2027-02-27T22:00Z"],
  ["2026-09-28T12:00:00Z", 6, "Europe/London", "2027-03-28T00:00Z"],
  ["2026-09-29T12:00:00Z", 6, "Europe/London", "2027-03-28T23:00Z"],
  ["2026-04-25T12:00:00Z", 6, "Europe/London", "2026-10-24T23:00Z"],
  ["2026-04-26T12:00:00Z", 6, "Europe/London", "2026-10-26T00:00Z"],
  // Clocks skip midnight.
  ["2017-04-15T15:00:00Z", 6, "America/Sao_Paulo", "2017-10-15T03:00Z"],
  ["2026-07-31T11:59:59Z", 7, "Pacific/Auckland", "2027-02-27T11:00Z"],
] as const)("ANC-06 from %s the day %i months later in %s starts at %s", (from, months, zone, startsAt) => {
  expect(iso(dayMonthsLater(at(from), months, zone))).toBe(startsAt);
});
