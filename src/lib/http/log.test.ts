import * as v from "valibot";
import { afterEach, expect, it, vi } from "vitest";
import { LogSchema } from "../../contract/client-logs.ts";
import { logError, setLogSink } from "./log.ts";

afterEach(() => {
  setLogSink(() => {});
});

it("PLT-45 a failure is reported by name, in the contract's format", () => {
  const sink = vi.fn();
  setLogSink(sink);
  logError("LOAD_GAMES_ERROR", new TypeError("no answer"));
  logError("LOAD_VERSION_ERROR", "text", "warn");
  expect(sink.mock.calls).toEqual([
    [{ level: "error", name: "LOAD_GAMES_ERROR", message: "TypeError: no answer" }],
    [{ level: "warn", name: "LOAD_VERSION_ERROR", message: "text" }],
  ]);
  for (const [report] of sink.mock.calls) expect(v.is(LogSchema, report)).toBe(true);
});

it.each([499, 500, 501])("PLT-45 a message of %i characters is truncated to at most 500", (length) => {
  const sink = vi.fn();
  setLogSink(sink);
  logError("LOAD_GAMES_ERROR", "x".repeat(length));
  expect(sink.mock.calls[0]![0].message).toHaveLength(Math.min(length, 500));
});

it("PLT-45 a report that can't be sent doesn't throw", () => {
  setLogSink(() => {
    throw new Error("no network");
  });
  expect(() => logError("LOAD_GAMES_ERROR", new Error("x"))).not.toThrow();
});
