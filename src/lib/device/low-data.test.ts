import { afterEach, expect, it, vi } from "vitest";
import { isLowData, recordResponseTime } from "./low-data.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  recordResponseTime(0);
});
const stubConnection = (connection?: object) => vi.stubGlobal("navigator", { connection });

it("NEW-13 low data follows the browser: data saver, and every type below 4g", () => {
  const low = [
    { saveData: true, effectiveType: "4g" },
    ...["slow-2g", "2g", "3g"].map((effectiveType) => ({ effectiveType })),
  ];
  for (const connection of low) {
    stubConnection(connection);
    expect(isLowData(), JSON.stringify(connection)).toBe(true);
  }
  for (const connection of [{}, { effectiveType: "4g" }, { saveData: false }]) {
    stubConnection(connection);
    expect(isLowData(), JSON.stringify(connection)).toBe(false);
  }
});

it("NEW-13 without the browser's data, three slow responses in a row mean low data until a fast one", () => {
  stubConnection();
  for (const duration of [2_000, 2_000, 10, 1_501, 9_000]) recordResponseTime(duration);
  expect(isLowData()).toBe(false);
  recordResponseTime(1_501);
  expect(isLowData()).toBe(true);
  recordResponseTime(1_500);
  expect(isLowData()).toBe(false);
});
