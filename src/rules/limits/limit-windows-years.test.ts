import { expect, it } from "vitest";
import { randomStream } from "../web/hash.ts";
import { breakEnd, firstDaysOf, WINDOW_PERIODS, windowOf } from "./limit-windows.ts";

// Properties over many years, in their own file because they are too slow to run for each mutant.
const at = (text: string) => Date.parse(text);
const HOUR = 3_600_000;

it.each(["UTC", "Europe/Tallinn", "America/Toronto", "America/Sao_Paulo", "Pacific/Apia", "Asia/Kathmandu"])(
  "LIM-18 in %s every moment is in exactly one day, week and month, and each starts where the previous one ends",
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
  "LIM-18 in %s a day keeps its name from start to end, and no other day shares it",
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

it("ANC-08 NEW-10 of breaks with the same start, a longer one ends later, and none is too short", () => {
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
      let startsAt = at("2026-09-01T00:30:00.123Z");
      startsAt < at("2028-03-05T00:00:00Z");
      startsAt += 7 * 3_600_000
    ) {
      const lengths = shortest.map(([period]) => breakEnd(period, startsAt, zone) - startsAt);
      expect(lengths.toSorted((a, b) => a - b)).toEqual(lengths);
      // Daylight saving time may take an hour.
      shortest.forEach(([, days], i) => {
        expect(lengths[i]).toBeGreaterThanOrEqual(days * 86_400_000 - 3_600_000);
      });
    }
});
