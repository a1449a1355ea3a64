import { describe, expect, it } from "vitest";
import { isQuiet, isTimeZone, localTime, nextQuiet } from "./local-time.ts";

const NIGHT = { from: "22:00", to: "08:00" };
const quietAt = (utc: string, timeZone: string, quietHours = NIGHT) =>
  isQuiet(localTime(Date.parse(utc), timeZone).time, quietHours);

describe("quiet hours", () => {
  it.each([
    ["21:59", false],
    ["22:00", true],
    ["23:59", true],
    ["00:00", true],
    ["07:59", true],
    ["08:00", false],
    ["12:00", false],
  ])("NEW-09 across midnight: %s is quiet: %s", (time, expected) => {
    expect(isQuiet(time, NIGHT)).toBe(expected);
  });

  it.each([
    ["21:59", 1],
    ["08:00", 14 * 60],
    ["22:00", 0],
    ["23:30", 22 * 60 + 30],
  ])("NEW-09 at %s are %i minutes away", (time, minutes) => {
    const now = Date.parse(`2026-11-22T${time}:20Z`);
    const choices = { quiet_hours: NIGHT, time_zone: "UTC" };
    expect(nextQuiet(now, choices)).toBe(now - 20_000 + minutes * 60_000);
    expect(nextQuiet(now, { ...choices, quiet_hours: null })).toBe(Number.POSITIVE_INFINITY);
  });

  it("NEW-09 can lie within a day, be absent or be empty", () => {
    const noon = { from: "12:00", to: "14:00" };
    expect(["11:59", "12:00", "13:59", "14:00"].map((time) => isQuiet(time, noon))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isQuiet("03:00", null)).toBe(false);
    expect(isQuiet("03:00", { from: "03:00", to: "03:00" })).toBe(false);
  });

  it("NEW-09 follow the player's time zone, not the server's", () => {
    expect(quietAt("2026-11-21T12:00:00Z", "Europe/Berlin")).toBe(false);
    expect(quietAt("2026-11-21T12:00:00Z", "Pacific/Auckland")).toBe(true);
    expect(quietAt("2026-11-21T21:30:00Z", "Europe/Berlin")).toBe(true);
    expect(quietAt("2026-11-21T21:30:00Z", "UTC")).toBe(false);
  });

  it("NEW-09 follow local time when summer time starts and ends", () => {
    // Berlin skips an hour on March 29 and repeats one on October 25.
    expect(quietAt("2026-03-28T06:59:00Z", "Europe/Berlin")).toBe(true);
    expect(quietAt("2026-03-28T07:00:00Z", "Europe/Berlin")).toBe(false);
    expect(quietAt("2026-03-29T05:59:00Z", "Europe/Berlin")).toBe(true);
    expect(quietAt("2026-03-29T06:00:00Z", "Europe/Berlin")).toBe(false);
    expect(quietAt("2026-10-25T06:00:00Z", "Europe/Berlin")).toBe(true);
    expect(quietAt("2026-10-25T07:00:00Z", "Europe/Berlin")).toBe(false);
    const shift = { from: "02:15", to: "02:45" };
    const twice = ["2026-10-25T00:30:00Z", "2026-10-25T01:00:00Z", "2026-10-25T01:30:00Z"];
    expect(twice.map((at) => quietAt(at, "Europe/Berlin", shift))).toEqual([true, false, true]);
    const skipped = ["2026-03-29T00:59:00Z", "2026-03-29T01:00:00Z", "2026-03-29T01:30:00Z"];
    expect(skipped.map((at) => quietAt(at, "Europe/Berlin", shift))).toEqual([false, false, false]);
  });
});

describe("local time", () => {
  it("has the day and time of the zone, with midnight as 00:00", () => {
    expect(localTime(Date.UTC(2026, 10, 21, 23, 0), "Europe/Berlin")).toEqual({
      day: "2026-11-22",
      time: "00:00",
    });
    expect(localTime(Date.UTC(2026, 0, 1, 0, 5), "America/Toronto")).toEqual({
      day: "2025-12-31",
      time: "19:05",
    });
  });

  it("recognises time zones by name", () => {
    for (const name of ["UTC", "Europe/Tallinn", "America/Argentina/Buenos_Aires"])
      expect(isTimeZone(name), name).toBe(true);
    for (const name of ["", "Mars/Olympus", "+02:00", "Europe/", "Europe/Berlin "])
      expect(isTimeZone(name), name).toBe(false);
  });
});
