import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "./client.ts";

const settings = { public_key: "BAAB", subscribed: false };
const subscribe = vi.fn();
let registration: object | undefined;
let permission: NotificationPermission;
let onLine: boolean;

beforeEach(() => {
  // The module remembers a browser's rejection until the page is closed.
  vi.resetModules();
  subscribe.mockReset();
  registration = { pushManager: { getSubscription: async () => null, subscribe } };
  permission = "granted";
  onLine = true;
  const Notification = {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  };
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { PushManager: class {}, Notification });
  vi.stubGlobal("navigator", {
    get onLine() {
      return onLine;
    },
    serviceWorker: { getRegistration: async () => registration },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
afterAll(() => {
  vi.resetModules();
});

async function load() {
  const { pushQuery, turnOnPush } = await import("./push.ts");
  const { pushSupport } = await import("../lib/device/push.ts");
  const client = createQueryClient(() => Promise.reject(new Error("nothing is sent")));
  client.setQueryData(pushQuery.queryKey, settings as never);
  return { pushSupport, turnOn: () => turnOnPush(client) };
}

it("PLT-53 reports whether the player denied or dismissed the prompt, or the browser has no worker", async () => {
  const { turnOn } = await load();
  permission = "denied";
  expect(await turnOn()).toBe("denied");
  permission = "default";
  expect(await turnOn()).toBe("dismissed");
  expect(subscribe).not.toHaveBeenCalled();
  permission = "granted";
  registration = undefined;
  expect(await turnOn()).toBe("none");
});

it("PLT-53 a browser that rejects a subscription isn't tried again on this page", async () => {
  const { turnOn, pushSupport } = await load();
  subscribe.mockRejectedValue(new DOMException("push service not available", "AbortError"));
  expect(pushSupport()).toBe("ready");
  expect(await turnOn()).toBe("none");
  expect(pushSupport()).toBe("none");
});

it("PLT-53 a subscription that fails offline or through our own error can be retried", async () => {
  const { turnOn, pushSupport } = await load();
  onLine = false;
  subscribe.mockRejectedValue(new DOMException("no network", "AbortError"));
  await expect(turnOn()).rejects.toThrow("no network");
  onLine = true;
  subscribe.mockRejectedValue(new TypeError("of ours"));
  await expect(turnOn()).rejects.toThrow("of ours");
  expect(pushSupport()).toBe("ready");
});
