import { expect, it } from "vitest";
import { monthsUntil } from "./months.ts";

const at = (year: number, month: number, day = 1) => new Date(year, month - 1, day).getTime();

it("ANC-42 lists the months from the current one back to that of the first day, each ending where the next one starts", () => {
  const months = monthsUntil(at(2026, 2, 14), at(2025, 12, 31));
  expect(months.map(({ from, to }) => [Date.parse(from), Date.parse(to)])).toEqual([
    [at(2026, 2), at(2026, 3)],
    [at(2026, 1), at(2026, 2)],
    [at(2025, 12), at(2026, 1)],
  ]);
});

it("ANC-42 lists two years at most", () => {
  expect(monthsUntil(at(2026, 2), 0)).toHaveLength(24);
});
