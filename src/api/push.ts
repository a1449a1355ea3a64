import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { PushChoices, PushSettings } from "../contract/push.ts";
import {
  ensureSubscription,
  isSubscribed,
  pushSupport,
  recordPushRejection,
  removePlayerPush,
  requestPushPermission,
  unsubscribe,
} from "../lib/device/push.ts";
import { logError } from "../lib/http/log.ts";
import { PRIVATE_PREFIX } from "../lib/session/session.ts";
import { sessionEpoch } from "../lib/session/session-events.ts";
import { requestPersistence } from "../lib/storage/request-persistence.ts";
import { local } from "../lib/storage/storage.ts";
import { callAsPlayer } from "./client.ts";
import { sendOrQueue } from "./write-queue.ts";

/** This browser's opt-in; removed with the session. */
const KEY = `${PRIVATE_PREFIX}push`;

/** Push settings, and whether this browser is subscribed. */
export const pushQuery = queryOptions({
  queryKey: ["push"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/push", { signal }),
  staleTime: 5 * 60_000,
  meta: { loader: "push", onError: "throw", persist: "private" },
});

const refresh = (client: QueryClient) => client.fetchQuery({ ...pushQuery, staleTime: 0 });

/**
 * Subscribes this browser and registers it with the server.
 * @returns false if the browser declines.
 */
async function subscribe(client: QueryClient): Promise<boolean> {
  const settings = await client.ensureQueryData(pushQuery);
  const subscription = await ensureSubscription(settings.public_key);
  if (!subscription) return false;
  const { endpoint = "", keys = {} } = subscription;
  const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  await callAsPlayer(client, "PUT /api/player/push/subscription", { body });
  return true;
}

/** `dismissed`: the browser's permission prompt was dismissed and may be shown again. `none`: the browser can't subscribe. */
export type PushOutcome = "on" | "dismissed" | "denied" | "none";

/**
 * Requests the permission if needed and subscribes; must be called from a tap.
 * @returns the outcome.
 */
export async function turnOnPush(client: QueryClient): Promise<PushOutcome> {
  const permission = await requestPushPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "dismissed";
  try {
    if (!(await subscribe(client))) return "none";
  } catch (error) {
    // API errors and offline failures are temporary; others mean that the browser can't subscribe.
    if (!(error instanceof DOMException) || !navigator.onLine) throw error;
    logError("PUSH_SUBSCRIBE_ERROR", error, "warn");
    recordPushRejection();
    return "none";
  }
  local.write(KEY, "1");
  void requestPersistence();
  await refresh(client);
  return "on";
}

export async function turnOffPush(client: QueryClient): Promise<void> {
  local.remove(KEY);
  await unsubscribe().catch(() => {});
  await callAsPlayer(client, "DELETE /api/player/push/subscription");
  await refresh(client);
}

/** The writable part of the settings. */
const choicesOf = ({ topics, quiet_hours, daily_cap }: PushSettings): PushChoices => ({
  topics,
  quiet_hours,
  daily_cap,
  // The current time zone; UTC if the browser reports none.
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
});

let pendingChange: Promise<unknown> = Promise.resolve();

/**
 * Changes settings optimistically. Changes are sent in sequence, so that none is lost; a failed one is
 * reverted and thrown.
 */
export async function changePush(
  client: QueryClient,
  change: (now: PushSettings) => Partial<PushChoices>,
): Promise<void> {
  const { queryKey } = pushQuery;
  const epoch = sessionEpoch();
  await client.cancelQueries({ queryKey });
  const updated = client.setQueryData(queryKey, (current) => current && { ...current, ...change(current) });
  if (!updated) return;
  const request = pendingChange.then(async () => {
    // Not sent if the session has changed, because it would apply to another player.
    if (epoch === sessionEpoch())
      await sendOrQueue(client, "PUT /api/player/push", "push", { body: choicesOf(updated) });
  });
  pendingChange = request.catch(() => {});
  try {
    await request;
  } catch (error) {
    // Refetch after all pending changes: an earlier response would revert them.
    pendingChange = pendingChange.then(() => client.invalidateQueries({ queryKey }));
    throw error;
  }
}

/**
 * Reconciles browser, server and opt-in at every start: renews a lost subscription, turns push off if
 * the browser no longer permits it, and removes a previous player's subscription.
 */
export async function resyncPush(client: QueryClient): Promise<void> {
  if (pushSupport() === "none") return;
  if (local.read(KEY) === null) {
    if (!(await isSubscribed())) return;
    // The opt-in was not stored, or evicted; the server knows this session's subscription.
    const { subscribed } = await client.fetchQuery(pushQuery);
    if (!subscribed) await removePlayerPush();
    else local.write(KEY, "1");
  } else if (!(await subscribe(client))) await turnOffPush(client);
}
