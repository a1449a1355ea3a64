import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PushEvent } from "../src/contract/push.ts";
import { MESSAGE_STORE } from "../src/contract/sw-messages.ts";
import { createPush } from "./push.ts";

const ORIGIN = "https://apogee.test";
const NOW = 1_000_000;

interface ShownNotification {
  title: string;
  tag: string;
  body: string;
  data: { path: string; event: PushEvent | null; count: number };
  close: () => void;
}
interface Window {
  focused: boolean;
  visibilityState: string;
  messages: unknown[];
  focus: () => Promise<Window>;
  postMessage: (message: unknown) => void;
}

let shownNotifications: ShownNotification[];
let windows: Window[];
let stored: Map<string, unknown>;
let badge: number | null;
let openedPaths: string[];
const subscribe = vi.fn();
const send = vi.fn();

beforeEach(() => {
  [shownNotifications, windows, openedPaths] = [[], [], []];
  stored = new Map();
  badge = null;
  subscribe.mockReset();
  send.mockReset().mockResolvedValue(new Response("{}"));
});

/** Like a browser, shows one notification per tag. */
async function showNotification(title: string, { tag, body, data }: NotificationOptions = {}): Promise<void> {
  shownNotifications = shownNotifications.filter((one) => one.tag !== tag);
  const notification = { title, tag: tag!, body: body!, data };
  shownNotifications.push({
    ...notification,
    close: () => (shownNotifications = shownNotifications.filter((one) => one.tag !== tag)),
  });
}

const pushOf = (overrides: object = {}) =>
  createPush({
    registration: {
      showNotification,
      getNotifications: async () => [...shownNotifications],
      pushManager: { subscribe },
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (path: string) => void openedPaths.push(path),
    },
    store: {
      read: async (key: string) => stored.get(key),
      write: async (key: string, value: unknown) => void stored.set(key, value),
    },
    setBadge: async (count: number) => {
      badge = count;
    },
    send,
    origin: ORIGIN,
    language: "en",
    now: () => NOW,
    ...overrides,
  } as never);

function tab(focused = false, visibilityState = "hidden"): Window {
  const window: Window = {
    focused,
    visibilityState,
    messages: [],
    focus: async () => window,
    postMessage: (message) => void window.messages.push(message),
  };
  windows.push(window);
  return window;
}

const event = (n: number): PushEvent => ({ kind: "notification", id: `event-${n}` });
const payload = (n: number, unread = n, path = "/promotions") =>
  JSON.stringify({
    web_push: 8030,
    notification: {
      title: `Title ${n}`,
      body: "Body",
      navigate: ORIGIN + path,
      tag: `event-${n}`,
      lang: "en",
      data: event(n),
    },
    app_badge: String(unread),
  });

describe("a received push", () => {
  it("PLT-17 is shown, sets the badge, and reports its event to every tab", async () => {
    const tabs = [tab(true, "visible"), tab()];
    await pushOf().onPush(payload(1, 7));
    expect(shownNotifications).toMatchObject([
      { title: "Title 1", tag: "event-1", data: { path: "/promotions", count: 1 } },
    ]);
    expect(badge).toBe(7);
    for (const { messages } of tabs) expect(messages).toEqual([{ type: "PUSHED", event: event(1) }]);
  });

  it("NEW-01 always shows one notification: malformed, empty or valid, with or without a visible tab", async () => {
    const texts = [
      null,
      "",
      "{",
      "[]",
      "{}",
      payload(1),
      payload(2, 2),
      '{"web_push":8030,"notification":{}}',
    ];
    let random = 7;
    for (let n = 0; n < 1_000; n++) {
      random = (random * 48_271) % 2_147_483_647;
      shownNotifications = [];
      if (random % 3 === 0) tab(random % 2 === 0, "visible");
      if (windows.length > 3) windows = [];
      await pushOf(
        random % 5 === 0 ? { setBadge: () => Promise.reject(new Error("not installed")) } : {},
      ).onPush(texts[random % texts.length]!);
      expect(shownNotifications).toHaveLength(1);
    }
  });

  it("is shown when the store is closed", async () => {
    const closed = {
      read: () => Promise.reject(new Error("closed")),
      write: () => Promise.reject(new Error("closed")),
    };
    await pushOf({ store: closed }).onPush(payload(1));
    expect(shownNotifications).toHaveLength(1);
  });

  it("is shown when the store hangs", async () => {
    vi.useFakeTimers();
    const showing = pushOf({ store: { read: () => new Promise(() => {}) } }).onPush(payload(1));
    await vi.advanceTimersByTimeAsync(1_000);
    await showing;
    vi.useRealTimers();
    expect(shownNotifications).toHaveLength(1);
  });

  it("PLT-53 merges more than four notifications into one that counts them and opens the bell", async () => {
    const push = pushOf();
    for (let n = 1; n <= 4; n++) await push.onPush(payload(n));
    expect(shownNotifications).toHaveLength(4);
    await push.onPush(payload(5));
    expect(shownNotifications).toMatchObject([
      { title: "Apogee", body: "New messages: 5", tag: "several", data: { path: "/?popup=notifications" } },
    ]);
    for (let n = 6; n <= 9; n++) await push.onPush(payload(n));
    expect(shownNotifications).toMatchObject([
      { body: "New messages: 9", data: { path: "/?popup=notifications" } },
    ]);
  });

  it("I18N-06 merged, opens a page in the language of the merged notifications", async () => {
    const push = pushOf();
    for (let n = 1; n <= 5; n++) await push.onPush(payload(n, n, "/fr-CA/promotions"));
    expect(shownNotifications).toMatchObject([
      { tag: "several", data: { path: "/fr-CA?popup=notifications" } },
    ]);
  });

  it("I18N-06 merged, uses the language of the newest", async () => {
    const push = pushOf();
    for (let n = 1; n <= 4; n++) await push.onPush(payload(n, n, "/de/promotions"));
    await push.onPush(payload(5, 5, "/it/promotions"));
    expect(shownNotifications).toMatchObject([{ tag: "several", data: { path: "/it?popup=notifications" } }]);
  });

  it("leaves the badge unchanged when the payload has no number", async () => {
    const setBadge = vi.fn(async () => {});
    await pushOf({ setBadge }).onPush(JSON.stringify({ ...JSON.parse(payload(1)), app_badge: undefined }));
    expect(setBadge).not.toHaveBeenCalled();
  });

  it("uses the app's icon and badge image", async () => {
    const show = vi.fn(async () => {});
    const registration = { showNotification: show, getNotifications: async () => [], pushManager: {} };
    await pushOf({ registration }).onPush(payload(1));
    expect(show.mock.calls).toEqual([
      [
        "Title 1",
        expect.objectContaining({ icon: "/icons/icon-192.png", badge: "/icons/monochrome-512.png" }),
      ],
    ]);
  });

  it("replaces a notification with the same tag", async () => {
    await pushOf().onPush(payload(1));
    await pushOf().onPush(payload(1));
    expect(shownNotifications).toHaveLength(1);
  });

  it("AUTH-16 shows only a generic notification after the player logged out on this device", async () => {
    const open = tab();
    stored.set(MESSAGE_STORE.signedOut, true);
    await pushOf().onPush(payload(3));
    expect(JSON.stringify(shownNotifications)).not.toContain("Title");
    expect(shownNotifications).toMatchObject([{ data: { path: "/", event: null } }]);
    expect([badge, open.messages]).toEqual([null, []]);
  });
});

describe("a clicked notification", () => {
  const click = async (data: unknown, push = pushOf()) => {
    const close = vi.fn();
    await push.onClick({ close, data } as never);
    expect(close).toHaveBeenCalled();
  };
  const data = { path: "/promotions", event: event(1), count: 1 };

  it("opens a window when the app has none", async () => {
    await click(data);
    expect(openedPaths).toEqual(["/promotions"]);
    expect(stored.size).toBe(0);
  });

  it("messages the focused tab, else a visible one, else a hidden one, and opens no window", async () => {
    const [back, visibleTab, front] = [tab(), tab(false, "visible"), tab(true, "visible")];
    await click(data);
    expect(front.messages).toEqual([{ type: "OPEN", path: "/promotions", event: event(1) }]);
    expect([back.messages, visibleTab.messages, openedPaths]).toEqual([[], [], []]);
    windows.pop();
    await click(data);
    expect(visibleTab.messages).toHaveLength(1);
    windows.pop();
    await click(data);
    expect(back.messages).toHaveLength(1);
  });

  it("stores the click for a frozen tab", async () => {
    tab();
    await click(data);
    expect(stored.get(MESSAGE_STORE.open)).toEqual({ path: "/promotions", event: event(1), at: NOW });
  });

  it("opens a window when no tab can be focused", async () => {
    tab().focus = () => Promise.reject(new Error("not allowed"));
    await click(data);
    expect(openedPaths).toEqual(["/promotions"]);
  });

  it("opens only pages of this site, whatever its data says", async () => {
    for (const other of [
      undefined,
      null,
      {},
      { path: "https://evil.example" },
      { path: "//evil.example" },
      { path: "/api/users/sign_out" },
    ])
      await click(other);
    expect(new Set(openedPaths)).toEqual(new Set(["/"]));
  });
});

describe("a subscription changed by the browser", () => {
  const subscription = (unsubscribe = vi.fn()) => ({
    toJSON: () => ({ endpoint: "https://push.test/2" }),
    unsubscribe,
  });
  const old = { options: { applicationServerKey: new ArrayBuffer(65) } };

  it("is sent to the server", async () => {
    await pushOf().onSubscriptionChange({ oldSubscription: old, newSubscription: subscription() } as never);
    subscribe.mockResolvedValue(subscription());
    await pushOf().onSubscriptionChange({ oldSubscription: old } as never);
    expect(subscribe.mock.calls).toEqual([
      [{ userVisibleOnly: true, applicationServerKey: old.options.applicationServerKey }],
    ]);
    expect(send.mock.calls).toEqual(
      Array(2).fill(["/api/player/push/subscription", "PUT", { endpoint: "https://push.test/2" }]),
    );
  });

  it("AUTH-16 is removed when the server answers that no player is logged in", async () => {
    const unsubscribe = vi.fn();
    send.mockResolvedValue(new Response("{}", { status: 401 }));
    await pushOf().onSubscriptionChange({ newSubscription: subscription(unsubscribe) } as never);
    expect(unsubscribe).toHaveBeenCalled();
  });

  it("is kept when the server accepts it", async () => {
    const unsubscribe = vi.fn();
    await pushOf().onSubscriptionChange({ newSubscription: subscription(unsubscribe) } as never);
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  it("sends nothing when there is neither an old nor a new subscription", async () => {
    await pushOf().onSubscriptionChange({});
    expect(send).not.toHaveBeenCalled();
  });
});
