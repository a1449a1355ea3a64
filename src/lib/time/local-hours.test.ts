import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withLocalHours } from "./local-hours.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

it.each([
  ["Available 08:00–16:00 UTC", "en-CA", "America/Toronto", "Available 3 a.m.–11 a.m. (your time)"],
  ["Erreichbar 08:00–16:00 Uhr UTC", "de", "Europe/Berlin", "Erreichbar 09:00–17:00 Uhr (your time)"],
  ["Available 10:00–18:00 UTC", "en-AU", "Australia/Sydney", "Available 9 pm–5 am (your time)"],
  ["00:00–24:00 UTC", "en-CA", "America/Toronto", "00:00–24:00"],
  ["Available day and night", "en-CA", "America/Toronto", "Available day and night"],
])("shows the hours of %j in %s and %s", (text, tag, zone, expected) => {
  expect(withLocalHours(text, tag, "(your time)", zone).replace(/\s/g, " ")).toBe(expected);
});
