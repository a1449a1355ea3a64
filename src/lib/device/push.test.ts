import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MESSAGE_STORE } from "../../contract/sw-messages.ts";

const idb = vi.hoisted(() => new Map<string, unknown>());
vi.mock("../storage/idb.ts", () => ({
  openStore: () => ({
    read: async (key: string) => idb.get(key),
    write: async (key: string, value: unknown) => void idb.set(key, value),
    remove: async (key: string) => void idb.delete(key),
  }),
}));

const KEY = "BAAB";
const bytes = Uint8Array.from(atob(KEY), (sign) => sign.charCodeAt(0));
let subscription: {
  options: { applicationServerKey: ArrayBuffer };
  unsubscribe: () => void;
  toJSON: () => object;
} | null;
const subscribe = vi.fn();
const unsubscribe = vi.fn(async () => {
  subscription = null;
});
const closeNotification = vi.fn();
const worker = new EventTarget() as EventTarget & Record<string, unknown>;
const page = new EventTarget() as EventTarget & { visibilityState: string };

const subscriptionOf = (key: Uint8Array<ArrayBuffer>) => ({
  options: { applicationServerKey: key.buffer },
  unsubscribe,
  toJSON: () => ({ endpoint: "https://push.test/1" }),
});

beforeEach(() => {
  vi.resetModules();
  idb.clear();
  subscription = null;
  for (const mock of [subscribe, unsubscribe, closeNotification]) mock.mockClear();
  subscribe.mockImplementation(async ({ applicationServerKey }) => {
    subscription = subscriptionOf(applicationServerKey);
    return subscription;
  });
  const registration = {
    pushManager: { getSubscription: async () => subscription, subscribe },
    getNotifications: async () => [{ close: closeNotification }, { close: closeNotification }],
  };
  Object.assign(worker, {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    startMessages: () => {},
  });
  page.visibilityState = "visible";
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { serviceWorker: worker, userAgent: "", clearAppBadge: vi.fn(async () => {}) });
  vi.stubGlobal("window", { PushManager: class {}, Notification: class {} });
  vi.stubGlobal("Notification", { permission: "granted" });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import("./push.ts");

describe("the browser's subscription", () => {
  it("PLT-53 uses the server's key, is reused with the same key, and is replaced when it changes", async () => {
    const { ensureSubscription } = await load();
    expect(await ensureSubscription(KEY)).toEqual({ endpoint: "https://push.test/1" });
    expect(new Uint8Array(subscribe.mock.calls[0]![0].applicationServerKey)).toEqual(bytes);
    await ensureSubscription(KEY);
    expect(subscribe).toHaveBeenCalledTimes(1);
    await ensureSubscription("CCCC");
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(subscribe).toHaveBeenCalledTimes(2);
  });

  it("PLT-53 isn't requested without permission", async () => {
    vi.stubGlobal("Notification", { permission: "default" });
    expect(await (await load()).ensureSubscription(KEY)).toBeNull();
    expect(subscribe).not.toHaveBeenCalled();
  });

  it("AUTH-16 is removed together with the player's notifications and stored messages", async () => {
    const { ensureSubscription, removePlayerPush } = await load();
    await ensureSubscription(KEY);
    idb.set(MESSAGE_STORE.open, { path: "/", event: null, at: 0 });
    await removePlayerPush();
    expect(unsubscribe).toHaveBeenCalled();
    expect(closeNotification).toHaveBeenCalledTimes(2);
    expect([...idb]).toEqual([[MESSAGE_STORE.signedOut, true]]);
    // The next player's notifications are shown again.
    await ensureSubscription(KEY);
    expect(idb.get(MESSAGE_STORE.signedOut)).toBe(false);
  });
});

describe("a worker message", () => {
  const sendMessage = (data: unknown) => worker.dispatchEvent(Object.assign(new Event("message"), { data }));

  it("JPT-09 is passed on only in a known format", async () => {
    const listener = vi.fn();
    const end = (await load()).onWorkerMessage(listener);
    const event = { kind: "jackpot_win", id: "1" };
    for (const data of [null, undefined, "x", { type: "OTHER" }, { type: "PUSHED", event }])
      sendMessage(data);
    expect(listener.mock.calls).toEqual([[{ type: "PUSHED", event }]]);
    end();
    sendMessage({ type: "PUSHED", event });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("PLT-53 a notification click stored while the page slept is delivered once, and an old one is dropped", async () => {
    const listener = vi.fn();
    idb.set(MESSAGE_STORE.open, { path: "/promotions", event: null, at: Date.now() - 5_000 });
    const end = (await load()).onWorkerMessage(listener);
    await expect.poll(() => listener.mock.calls).toHaveLength(1);
    expect(listener.mock.calls[0]).toEqual([{ type: "OPEN", path: "/promotions", event: null }]);
    for (const at of [Date.now() - 3_600_000, Date.now() + 86_400_000]) {
      idb.set(MESSAGE_STORE.open, { path: "/late", event: null, at });
      page.dispatchEvent(new Event("visibilitychange"));
      await expect.poll(() => idb.has(MESSAGE_STORE.open)).toBe(false);
    }
    expect(listener).toHaveBeenCalledTimes(1);
    end();
  });
});

it("PLT-53 a browser that rejected a subscription has no push support on this page", async () => {
  const { recordPushRejection, pushSupport } = await load();
  expect(pushSupport()).toBe("ready");
  recordPushRejection();
  expect(pushSupport()).toBe("none");
});

it("PLT-53 push requires browser support, and on iOS an installed app", async () => {
  const { pushSupport } = await load();
  expect(pushSupport()).toBe("ready");
  vi.stubGlobal("Notification", { permission: "denied" });
  expect(pushSupport()).toBe("denied");
  vi.stubGlobal("window", {});
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  expect(pushSupport()).toBe("none");
  vi.stubGlobal("navigator", { serviceWorker: worker, userAgent: "iPhone", maxTouchPoints: 5 });
  expect(pushSupport()).toBe("install");
});
