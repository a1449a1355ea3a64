import { type FromWorker, MESSAGE_STORE, type PendingOpen } from "../../contract/sw-messages.ts";
import { openStore } from "../storage/idb.ts";
import { now } from "../time/time.ts";
import { isIos, isStandalone } from "./install.ts";

const store = openStore(MESSAGE_STORE.store);
/** Maximum age of a pending open, in milliseconds; older ones are dropped. */
const MAX_AGE = 60_000;

/**
 * Push availability: `install` if only an installed app may subscribe, `denied` if the player has blocked
 * notifications.
 */
export type PushSupport = "none" | "install" | "denied" | "ready";

let isRejected = false;

/**
 * Records that the browser rejects subscriptions despite the permission: a private window, or no push
 * service.
 */
export function recordPushRejection(): void {
  isRejected = true;
}

export function pushSupport(): PushSupport {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return isIos() && !isStandalone() ? "install" : "none";
  if (Notification.permission === "denied") return "denied";
  return isRejected ? "none" : "ready";
}

/** A public key as bytes, which all browsers accept. */
function keyBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

const sameBytes = (a: ArrayBuffer | null, b: Uint8Array) =>
  a !== null && a.byteLength === b.byteLength && new Uint8Array(a).every((byte, i) => byte === b[i]);

const getRegistration = () => navigator.serviceWorker.getRegistration();

/**
 * The browser's subscription for the server's key; replaces one with another key.
 * @returns null without permission.
 */
export async function ensureSubscription(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if (Notification.permission !== "granted") return null;
  // `serviceWorker.ready` never resolves where workers are disabled.
  const pushManager = (await getRegistration())?.pushManager;
  if (!pushManager) return null;
  const applicationServerKey = keyBytes(publicKey);
  const existing = await pushManager.getSubscription();
  const isCurrent = existing && sameBytes(existing.options.applicationServerKey, applicationServerKey);
  if (!isCurrent) await existing?.unsubscribe();
  const subscription = isCurrent
    ? existing
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  // A failure is harmless: without storage, the worker shows every push in full.
  await store.write(MESSAGE_STORE.signedOut, false).catch(() => {});
  return subscription.toJSON();
}

/** Requests the permission; must be called from a tap. */
export const requestPushPermission = (): Promise<NotificationPermission> => Notification.requestPermission();

export async function isSubscribed(): Promise<boolean> {
  return Boolean(await (await getRegistration())?.pushManager?.getSubscription());
}

/** Ends the browser's subscription. */
export async function unsubscribe(): Promise<void> {
  await (await (await getRegistration())?.pushManager?.getSubscription())?.unsubscribe();
}

/** Sets the app icon's badge; 0 removes it. */
export async function showBadge(count: number): Promise<void> {
  try {
    await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
  } catch {
    // No badge if the app is not installed or lacks the permission.
  }
}

/**
 * Removes all notifications and the subscription of the signed-out player from this device. Every step runs
 * even if another fails.
 */
export async function removePlayerPush(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const closeNotifications = async () => {
    for (const notification of (await (await getRegistration())?.getNotifications?.()) ?? [])
      notification.close();
  };
  await Promise.allSettled([
    store.write(MESSAGE_STORE.signedOut, true),
    store.remove(MESSAGE_STORE.open),
    unsubscribe(),
    closeNotifications(),
    showBadge(0),
  ]);
}

/**
 * Subscribes to worker messages, including one that was stored while no page was open.
 * @returns the unsubscribe function.
 */
export function onWorkerMessage(listener: (message: FromWorker) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const onMessage = ({ data }: MessageEvent<FromWorker | undefined>) => {
    if (data?.type !== "PUSHED" && data?.type !== "OPEN") return;
    if (data.type === "OPEN") store.remove(MESSAGE_STORE.open).catch(() => {});
    listener(data);
  };
  const checkPending = async () => {
    if (document.visibilityState === "hidden") return;
    const pending = await store.read<PendingOpen>(MESSAGE_STORE.open).catch(() => undefined);
    if (!pending) return;
    await store.remove(MESSAGE_STORE.open).catch(() => {});
    const age = now() - pending.at;
    if (age >= 0 && age < MAX_AGE) listener({ type: "OPEN", path: pending.path, event: pending.event });
  };
  serviceWorker.addEventListener("message", onMessage);
  serviceWorker.startMessages();
  document.addEventListener("visibilitychange", checkPending);
  void checkPending();
  return () => {
    serviceWorker.removeEventListener("message", onMessage);
    document.removeEventListener("visibilitychange", checkPending);
  };
}
