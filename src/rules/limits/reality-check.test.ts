import { expect, it } from "vitest";
import { realityCheckDueAt, realityCheckMinutes } from "./reality-check.ts";

it.each([
  [null, 60, true, 60],
  [null, null, true, null],
  [30, 60, true, 30],
  [30, null, false, 30],
  [0, 60, true, null],
  [0, 60, false, 60],
] as const)(
  "with the player's choice %s and the licence's %s minutes (optional: %s), a reality check comes every %s",
  (chosenMinutes, default_minutes, optional, minutes) => {
    expect(
      realityCheckMinutes(chosenMinutes, { default_minutes, optional } as Parameters<
        typeof realityCheckMinutes
      >[1]),
    ).toBe(minutes);
  },
);

it("a reality check is due once its interval has passed since the last answer, and never when it is off", () => {
  expect(realityCheckDueAt(1_000, 30)).toBe(1_801_000);
  expect(realityCheckDueAt(1_000, null)).toBe(Number.POSITIVE_INFINITY);
});
