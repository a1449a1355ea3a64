import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { testApp } from "../../tests/support/server/app.ts";
import type { AppEnv } from "./env.ts";
import { createErrorHandler } from "./errors.ts";
import { weakNetwork } from "./weak-network.ts";

function appWith(delay: (milliseconds: number) => Promise<unknown>) {
  const app = new Hono<AppEnv>();
  app.use(weakNetwork(delay));
  app.onError(createErrorHandler(() => {}));
  app.get("/", (c) => c.text("page"));
  return (network?: string, outgoing?: { destroy: () => void }) =>
    app.request("/", { headers: network ? { cookie: `weak_network=${network}` } : {} }, { outgoing });
}

describe("the weak network of demo mode", () => {
  it("delays requests of browsers that want a slow one, and no others", async () => {
    const delay = vi.fn(async () => {});
    const get = appWith(delay);
    expect(await (await get()).text()).toBe("page");
    expect(delay).not.toHaveBeenCalled();
    expect(await (await get("slow")).text()).toBe("page");
    expect(delay).toHaveBeenCalledExactlyOnceWith(2_000);
  });

  it("closes the connections of browsers that want none", async () => {
    const destroy = vi.fn();
    const get = appWith(async () => {});
    expect((await get("off", { destroy })).status).toBe(503);
    expect(destroy).toHaveBeenCalledOnce();
  });

  it("is absent in production", async () => {
    const cookie = { headers: { cookie: "weak_network=off" } };
    const statusOf = async (demo: boolean) =>
      (await (await testApp({ demo })).app.request("http://localhost/healthz", cookie)).status;
    expect(await statusOf(true)).toBe(503);
    expect(await statusOf(false)).toBe(200);
  });
});
