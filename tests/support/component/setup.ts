import "./find.ts";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { commands } from "vitest/browser";
import "../../../src/ui/tokens.css";
import "../../../src/ui/tones.css";
import { unmountApp } from "./render-app.tsx";

/** A connection that never opens: realtime has separate tests. */
class SilentSocket extends EventTarget {
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}
vi.stubGlobal("WebSocket", SilentSocket);

// The order of layers, as index.html declares it before all styles.
const layers = document.createElement("style");
layers.textContent = "@layer reset, tokens, base, components;";
document.head.prepend(layers);

let logged: string[] = [];
let allowed: RegExp[] = [];

/** Allows this test's page to log what matches. */
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

/** The first file waits here for the server, whose database takes seconds to seed; later files find it ready. */
beforeAll(async () => {
  await commands.callServer({ method: "GET", path: "/healthz", headers: {}, body: null });
}, 180_000);

beforeEach(() => {
  logged = [];
  allowed = [];
});

afterEach(() => {
  unmountApp();
  expect(logged.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
});
