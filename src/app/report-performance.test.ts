import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reportPerformance } from "./report-performance.ts";

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("location", { pathname: "/de/pokies/all", search: "?secret" });
  vi.stubGlobal("navigator", { connection: { rtt: 50, downlink: 10, effectiveType: "4g" } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function leave(random: number) {
  const http = vi.fn(async (..._: unknown[]) => null);
  reportPerformance(http, () => random);
  page.dispatchEvent(new Event("pagehide"));
  return http.mock.calls;
}

it("PLT-41 a tenth of the visits reports its timings when the visit ends", () => {
  expect(leave(0.1)).toEqual([]);
  expect(leave(0.099).map(([key]) => key)).toEqual(["PUT /performance", "PUT /network-performance"]);
});

it("PLT-41 the report has the path without locale or query", () => {
  const [[, timings], [, network]] = leave(0) as [[string, { body: object }], [string, { body: object }]];
  expect(timings.body).toMatchObject({ path: "/pokies/all", cls: 0 });
  expect(JSON.stringify(timings)).not.toContain("secret");
  expect(network.body).toEqual({ rtt: 50, downlink: 10, effectiveType: "4g" });
});

it("PLT-41 the report omits the connection when the browser doesn't know it", () => {
  vi.stubGlobal("navigator", {});
  expect(leave(0).map(([key]) => key)).toEqual(["PUT /performance"]);
});
