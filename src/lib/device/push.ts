import { type FromWorker, PENDING, type PendingOpen } from "../../contract/sw-messages.ts";
import { openStore } from "../storage/idb.ts";
import { now } from "../time/time.ts";
import { isIos, isStandalone } from "./install.ts";

const store = openStore(PENDING.store);
/** What was chosen longer ago is nobody's wish any more, milliseconds. */
const FRESH = 60_000;

/** Whether pushes can arrive: `install` where only an installed app may ask, `denied` where the player has said no. */
export type PushSupport = "none" | "install" | "denied" | "ready";

let hasRefused = false;

/** The browser refuses to subscribe though the player allows it, and will: a private window, or no push service. */
export function noteRefusal(): void {
  hasRefused = true;
}

export function pushSupport(): PushSupport {
  const known = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!known) return isIos() && !isStandalone() ? "install" : "none";
  if (Notification.permission === "denied") return "denied";
  return hasRefused ? "none" : "ready";
}

/** As bytes: some browsers take nothing else. */
function keyBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

const sameBytes = (a: ArrayBuffer | null, b: Uint8Array) =>
  a !== null && a.byteLength === b.byteLength && new Uint8Array(a).every((byte, i) => byte === b[i]);

const registered = () => navigator.serviceWorker.getRegistration();

/** The browser's subscription with the server's key; one with another key is given up. Null without permission. */
export async function ensureSubscription(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if (Notification.permission !== "granted") return null;
  // Not `ready`, which never comes where workers are switched off.
  const pushManager = (await registered())?.pushManager;
  if (!pushManager) return null;
  const applicationServerKey = keyBytes(publicKey);
  const existing = await pushManager.getSubscription();
  const known = existing && sameBytes(existing.options.applicationServerKey, applicationServerKey);
  if (!known) await existing?.unsubscribe();
  const subscription = known
    ? existing
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  // Without a storage the worker takes nothing for silenced.
  await store.write(PENDING.silenced, false).catch(() => {});
  return subscription.toJSON();
}

/** Asks the player; only ever at a tap of theirs. */
export const askPermission = (): Promise<NotificationPermission> => Notification.requestPermission();

export async function isSubscribed(): Promise<boolean> {
  return Boolean(await (await registered())?.pushManager?.getSubscription());
}

/** Ends the browser's subscription. */
export async function unsubscribe(): Promise<void> {
  await (await (await registered())?.pushManager?.getSubscription())?.unsubscribe();
}

/** The number on the app's icon; 0 takes it away. */
export async function showBadge(count: number): Promise<void> {
  try {
    await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
  } catch {
    // Not installed, or not allowed: there is no icon to put it on.
  }
}

/** Nothing of who was signed in is shown on this device from now on. Each step is tried, whatever the others do. */
export async function silence(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const closed = async () => {
    for (const shown of (await (await registered())?.getNotifications?.()) ?? []) shown.close();
  };
  await Promise.allSettled([
    store.write(PENDING.silenced, true),
    store.remove(PENDING.open),
    unsubscribe(),
    closed(),
    showBadge(0),
  ]);
}

/** Hears what the worker says: from now on, and what it said while this page was asleep. Gives what ends it. */
export function onWorkerMessage(listener: (message: FromWorker) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const hear = ({ data }: MessageEvent<FromWorker | undefined>) => {
    if (data?.type !== "PUSHED" && data?.type !== "OPEN") return;
    if (data.type === "OPEN") store.remove(PENDING.open).catch(() => {});
    listener(data);
  };
  const look = async () => {
    if (document.visibilityState === "hidden") return;
    const pending = await store.read<PendingOpen>(PENDING.open).catch(() => undefined);
    if (!pending) return;
    await store.remove(PENDING.open).catch(() => {});
    const age = now() - pending.at;
    if (age >= 0 && age < FRESH) listener({ type: "OPEN", path: pending.path, event: pending.event });
  };
  serviceWorker.addEventListener("message", hear);
  serviceWorker.startMessages();
  document.addEventListener("visibilitychange", look);
  void look();
  return () => {
    serviceWorker.removeEventListener("message", hear);
    document.removeEventListener("visibilitychange", look);
  };
}
