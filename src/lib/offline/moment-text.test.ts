import { expect, it } from "vitest";
import { momentText } from "./moment-text.ts";

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).getTime();

it("PLT-54 the age of kept data is a time today, and a date with a time on another day", () => {
  expect(momentText(at(29, 1), at(29, 23), "de")).toBe("01:05");
  expect(momentText(at(28, 23), at(29, 0), "de")).toBe("28.11.2026, 23:05");
  expect(momentText(at(29, 14), at(29, 15), "en-CA")).toMatch(/^2:05\s?p\.m\.$/);
});
