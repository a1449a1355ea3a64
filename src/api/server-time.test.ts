import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "./client.ts";
import { serverTimeQuery } from "./server-time.ts";

const SERVER = Date.UTC(2026, 10, 22, 12);
const DAY = 86_400_000;

const http = vi.fn();
const client = createQueryClient(http);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  client.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The server responds halfway through `took` milliseconds. */
function respondAfter(took: number): void {
  http.mockImplementation(async () => {
    vi.setSystemTime(Date.now() + took);
    return { now: new Date(SERVER).toISOString() };
  });
}

const measure = () => client.fetchQuery({ ...serverTimeQuery, staleTime: 0 });

describe("the server's time", () => {
  it.each([
    ["a day ahead", DAY],
    ["a day behind", -DAY],
    ["correct", 0],
  ])("NEW-10 is measured on a device whose clock is %s", async (_, clockError) => {
    vi.setSystemTime(SERVER + clockError - 200);
    respondAfter(400);
    expect((await measure()).ahead + clockError).toBe(0);
  });

  it.each([20_000, -DAY])("NEW-10 rejects a response that arrives %s ms after its request", async (took) => {
    vi.setSystemTime(SERVER);
    respondAfter(took);
    await expect(measure()).rejects.toThrow("unusable for the clock offset");
  });
});
