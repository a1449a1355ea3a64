import type { PushEvent } from "../src/contract/push.ts";
import { type FromWorker, MESSAGE_STORE, type PendingOpen } from "../src/contract/sw-messages.ts";
import { redirectTarget } from "../src/rules/addresses/redirect-target.ts";
import { joinLocale, splitLocale } from "../src/rules/locales/locales.ts";
import { genericNotification, parsePush } from "./push-payload.ts";
import { pushTexts } from "./push-texts.ts";
import { withTimeout } from "./with-timeout.ts";

const SUBSCRIPTION = "/api/player/push/subscription";
/** More notifications than this are grouped. */
const MAX_NOTIFICATIONS = 4;
const GROUP = "several";
/** Timeout of the store in milliseconds; a closed or hung store must not prevent a notification. */
const STORE_TIMEOUT = 1_000;

export interface PushDeps {
  registration: Pick<ServiceWorkerRegistration, "showNotification" | "getNotifications" | "pushManager">;
  clients: Pick<Clients, "matchAll" | "openWindow">;
  store: {
    read: <T>(key: string) => Promise<T | undefined>;
    write: (key: string, value: unknown) => Promise<void>;
  };
  setBadge: (count: number) => Promise<void>;
  send: (path: string, method: string, body: unknown) => Promise<Response>;
  origin: string;
  language: string;
  now: () => number;
}

interface NotificationData {
  path: string;
  event: PushEvent | null;
  /** Number of notifications that this one stands for. */
  count: number;
}

function notificationDataOf(data: unknown): NotificationData {
  const { path, event = null, count = 1 } = (data ?? {}) as Partial<NotificationData>;
  return { path: redirectTarget(path), event, count };
}

/** Push handling of the worker; browser APIs are injected for tests. */
export function createPush(deps: PushDeps) {
  const { registration, clients, store } = deps;

  const windows = () =>
    clients.matchAll({ type: "window", includeUncontrolled: true }) as Promise<WindowClient[]>;

  /** Replaces the notifications, if there are too many, with a single one that shows their number. */
  async function group(): Promise<void> {
    const notifications = await registration.getNotifications();
    if (notifications.length <= MAX_NOTIFICATIONS) return;
    const count = notifications.reduce((sum, { data }) => sum + notificationDataOf(data).count, 0);
    const body = `${pushTexts(deps.language).several} ${count}`;
    // The bell lists all of them, in their language.
    const { locale } = splitLocale(notificationDataOf(notifications.at(-1)?.data).path);
    const data: NotificationData = {
      path: `${joinLocale(locale, "/")}?popup=notifications`,
      event: null,
      count,
    };
    await registration.showNotification("Apogee", options(GROUP, { body, lang: deps.language, data }));
    for (const notification of notifications) if (notification.tag !== GROUP) notification.close();
  }

  return {
    /** Always shows a notification: browsers revoke the permission otherwise. */
    async onPush(text: string | null): Promise<void> {
      const isSignedOut = await withTimeout(
        store.read<boolean>(MESSAGE_STORE.signedOut),
        false,
        STORE_TIMEOUT,
      );
      // After sign-out, pushes show no personal content.
      const content = isSignedOut
        ? genericNotification(deps.language)
        : parsePush(text, deps.origin, deps.language);
      const { title, body, tag, lang, path, event, badge } = content;
      const data: NotificationData = { path, event, count: 1 };
      await registration.showNotification(title, options(tag, { body, lang, data }));
      await group().catch(() => {});
      if (badge !== null) await deps.setBadge(badge).catch(() => {});
      if (event) for (const client of await windows()) post(client, { type: "PUSHED", event });
    },

    /** Focuses the app and sends it the path; an open page is never navigated by force. */
    async onClick(notification: Pick<Notification, "close" | "data">): Promise<void> {
      const { path, event } = notificationDataOf(notification.data);
      notification.close();
      const openWindows = await windows();
      const bestWindow =
        openWindows.find(({ focused }) => focused) ??
        openWindows.find(({ visibilityState }) => visibilityState === "visible") ??
        openWindows[0];
      if (!bestWindow) return void (await clients.openWindow(path));
      // Also stored, because the page may be frozen, and the worker may stop before the page resumes.
      const pending: PendingOpen = { path, event, at: deps.now() };
      await withTimeout(store.write(MESSAGE_STORE.open, pending), undefined, STORE_TIMEOUT);
      post(bestWindow, { type: "OPEN", path, event });
      await bestWindow.focus().catch(() => clients.openWindow(path));
    },

    /** Registers a changed subscription with the server, or pushes would stop. */
    async onSubscriptionChange(event: {
      oldSubscription?: PushSubscription | null;
      newSubscription?: PushSubscription | null;
    }) {
      const { oldSubscription, newSubscription } = event;
      const key = oldSubscription?.options.applicationServerKey;
      const subscription =
        newSubscription ??
        (key
          ? await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
          : null);
      // The next start of the app subscribes again.
      if (!subscription) return;
      const response = await deps.send(SUBSCRIPTION, "PUT", subscription.toJSON());
      if (response.status === 401) await subscription.unsubscribe();
    },
  };
}

function post(client: WindowClient, message: FromWorker): void {
  client.postMessage(message);
}

const options = (tag: string, overrides: NotificationOptions): NotificationOptions => ({
  tag,
  icon: "/icons/icon-192.png",
  badge: "/icons/monochrome-512.png",
  ...overrides,
});
