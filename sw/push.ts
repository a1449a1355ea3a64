import type { PushEvent } from "../src/contract/push.ts";
import { type FromWorker, PENDING, type PendingOpen } from "../src/contract/sw-messages.ts";
import { redirectTarget } from "../src/rules/addresses/redirect-target.ts";
import { joinLocale, splitLocale } from "../src/rules/locales/locales.ts";
import { readPush, somethingNew } from "./push-payload.ts";
import { pushTexts } from "./push-texts.ts";
import { inTime } from "./with-timeout.ts";

const SUBSCRIPTION = "/api/player/push/subscription";
/** From the next one on they are shown as one. */
const MOST = 4;
const GROUP = "several";
/** A storage that is closed or hangs may not keep anything from being shown. Milliseconds. */
const PATIENCE = 1_000;

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

interface Shown {
  path: string;
  event: PushEvent | null;
  /** How many this one stands for. */
  count: number;
}

function shownOf(data: unknown): Shown {
  const { path, event = null, count = 1 } = (data ?? {}) as Partial<Shown>;
  return { path: redirectTarget(path), event, count };
}

/** What the worker does about pushes; handed in is what a browser has, so that all of it can be tested without one. */
export function createPush(deps: PushDeps) {
  const { registration, clients, store } = deps;

  const windows = () =>
    clients.matchAll({ type: "window", includeUncontrolled: true }) as Promise<WindowClient[]>;

  /** Above a handful they are one, which says how many. */
  async function group(): Promise<void> {
    const shown = await registration.getNotifications();
    if (shown.length <= MOST) return;
    const count = shown.reduce((sum, { data }) => sum + shownOf(data).count, 0);
    const body = `${pushTexts(deps.language).several} ${count}`;
    // The bell has all of them, in the language that they lead to.
    const { locale } = splitLocale(shownOf(shown.at(-1)?.data).path);
    const data: Shown = { path: `${joinLocale(locale, "/")}?popup=notifications`, event: null, count };
    await registration.showNotification("Apogee", options(GROUP, { body, lang: deps.language, data }));
    for (const notification of shown) if (notification.tag !== GROUP) notification.close();
  }

  return {
    /** Shows something in every case: browsers take the permission away from who is silent. */
    async onPush(text: string | null): Promise<void> {
      const silenced = await inTime(store.read<boolean>(PENDING.silenced), false, PATIENCE);
      // Of somebody who has left this device, nothing is said here.
      const pushed = silenced ? somethingNew(deps.language) : readPush(text, deps.origin, deps.language);
      const { title, body, tag, lang, path, event, badge } = pushed;
      const data: Shown = { path, event, count: 1 };
      await registration.showNotification(title, options(tag, { body, lang, data }));
      await group().catch(() => {});
      if (badge !== null) await deps.setBadge(badge).catch(() => {});
      if (event) for (const client of await windows()) tell(client, { type: "PUSHED", event });
    },

    /** Brings the app to the front and tells it where to go: a page that is open is never led away by force. */
    async onClick(notification: Pick<Notification, "close" | "data">): Promise<void> {
      const { path, event } = shownOf(notification.data);
      notification.close();
      const open = await windows();
      const best =
        open.find(({ focused }) => focused) ??
        open.find(({ visibilityState }) => visibilityState === "visible") ??
        open[0];
      if (!best) return void (await clients.openWindow(path));
      // The page may be asleep, and the worker may be stopped before it wakes up.
      const pending: PendingOpen = { path, event, at: deps.now() };
      await inTime(store.write(PENDING.open, pending), undefined, PATIENCE);
      tell(best, { type: "OPEN", path, event });
      await best.focus().catch(() => clients.openWindow(path));
    },

    /** The browser has changed where it listens: the server is told, or nothing arrives any more. */
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
      // The next start of the app looks for itself.
      if (!subscription) return;
      const answer = await deps.send(SUBSCRIPTION, "PUT", subscription.toJSON());
      if (answer.status === 401) await subscription.unsubscribe();
    },
  };
}

function tell(client: WindowClient, message: FromWorker): void {
  client.postMessage(message);
}

const options = (tag: string, own: NotificationOptions): NotificationOptions => ({
  tag,
  icon: "/icons/icon-192.png",
  badge: "/icons/monochrome-512.png",
  ...own,
});
