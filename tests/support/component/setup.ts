import { afterEach, beforeEach, expect, vi } from "vitest";
import "../../../src/ui/tokens.css";
import "../../../src/ui/tones.css";
import { unmountApp } from "./render-app.tsx";

/** A connection that never opens: what it would bring has tests of its own. */
class SilentSocket extends EventTarget {
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}
vi.stubGlobal("WebSocket", SilentSocket);

/** What React's development build says of a part that loads while it is drawn for the first time. */
const FIRST_LOAD = /This library called use\(\) to suspend/;

let logged: string[] = [];
let allowed: RegExp[] = [];

/** Lets this test's page log what matches. */
export function allowLogs(...patterns: RegExp[]): void {
  allowed.push(...patterns);
}

for (const level of ["error", "warn"] as const) {
  // biome-ignore lint/suspicious/noConsole: tests check what the page logs
  const log = console[level];
  console[level] = (...values: unknown[]) => {
    logged.push(values.map(String).join(" "));
    log(...values);
  };
}

beforeEach(() => {
  logged = [];
  allowed = [FIRST_LOAD];
});

afterEach(() => {
  unmountApp();
  expect(logged.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
});
