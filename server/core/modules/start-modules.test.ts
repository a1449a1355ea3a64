import { expect, it } from "vitest";
import type { Core } from "./core.ts";
import { defineModule } from "./module.ts";
import { startModules } from "./start-modules.ts";

/** A core whose only part is the list of subscriptions. */
function fakeCore() {
  const subscribed: unknown[] = [];
  const core = {
    events: { subscribe: (all: unknown[]) => void subscribed.push(...all) },
    playerRecords: [],
    verifications: [],
  };
  return { subscribed, core: core as unknown as Core };
}

const order: string[] = [];
const base = defineModule({
  name: "base",
  setup(_, __, { greeting }: { greeting: string }) {
    order.push("base");
    return { api: { greet: (name: string) => `${greeting} ${name}` } };
  },
});
const middle = defineModule({
  name: "middle",
  needs: { base },
  async setup(_, needs) {
    await null;
    order.push("middle");
    return { api: { text: needs.base.greet("you") }, routes: () => {} };
  },
});
const top = defineModule({
  name: "top",
  needs: { base, middle },
  setup(_, needs) {
    order.push(`top ${needs.middle.text}`);
    return { subscriptions: [] };
  },
});

it("starts each module once, after the ones that it needs, with the server's options", async () => {
  order.length = 0;
  const { core } = fakeCore();
  const { parts, apiOf } = await startModules([top, middle, base], core, { greeting: "hello" });
  expect(order).toEqual(["base", "middle", "top hello you"]);
  expect(parts.map((part) => Object.keys(part))).toEqual([["api"], ["api", "routes"], ["subscriptions"]]);
  expect(apiOf(middle).text).toBe("hello you");
});

it("registers the subscriptions that modules declare", async () => {
  const { core, subscribed } = fakeCore();
  const subscription = { mode: "transaction" as const, event: "test", handle: async () => {} };
  const listener = defineModule({ name: "listener", setup: () => ({ subscriptions: [subscription] }) });
  await startModules([listener], core, {});
  expect(subscribed).toEqual([subscription]);
});

it("registers the verifications that modules declare", async () => {
  const { core } = fakeCore();
  const verify = async () => ["a problem"];
  const verified = defineModule({ name: "verified", verify, setup: () => ({}) });
  await startModules([verified, base], core, { greeting: "hello" });
  expect(core.verifications).toEqual([verify]);
});

it("rejects a needed module that isn't in the list, and a name used twice", async () => {
  const { core } = fakeCore();
  const options = { greeting: "hello" };
  await expect(startModules([top, base], core, options)).rejects.toThrow(
    'module "top" needs "middle", which isn\'t in the list of modules',
  );
  const twin = defineModule({ name: "base", setup: () => ({}) });
  await expect(startModules([base, twin], core, options)).rejects.toThrow('two modules are named "base"');
});
