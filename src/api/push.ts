import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { PushChoices, PushSettings } from "../contract/push.ts";
import {
  askPermission,
  ensureSubscription,
  isSubscribed,
  noteRefusal,
  pushSupport,
  silence,
  unsubscribe,
} from "../lib/device/push.ts";
import { logError } from "../lib/http/log.ts";
import { PRIVATE_PREFIX } from "../lib/session/session.ts";
import { sessionEpoch } from "../lib/session/session-events.ts";
import { keepStorage } from "../lib/storage/request-persistence.ts";
import { local } from "../lib/storage/storage.ts";
import { call } from "./client.ts";
import { sendOrQueue } from "./write-queue.ts";

/** Whose pushes this browser shows: it goes with the session. */
const WANTED = `${PRIVATE_PREFIX}push`;

/** What the player is pushed, and whether that arrives in this browser. */
export const pushQuery = queryOptions({
  queryKey: ["push"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/push", { signal }),
  staleTime: 5 * 60_000,
  meta: { loader: "push", persist: "private" },
});

const refresh = (client: QueryClient) => client.fetchQuery({ ...pushQuery, staleTime: 0 });

/** Subscribes this browser, and tells the server when that is news. False where the browser does not want to. */
async function subscribe(client: QueryClient): Promise<boolean> {
  const settings = await client.ensureQueryData(pushQuery);
  const subscription = await ensureSubscription(settings.public_key);
  if (!subscription) return false;
  const { endpoint = "", keys = {} } = subscription;
  const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  await call(client, "PUT /api/player/push/subscription", { body });
  return true;
}

/** `unasked`: the browser's question was left without an answer, so that it can be put again. */
export type PushOutcome = "on" | "unasked" | "denied" | "none";

/** At a tap: asks for the permission where it is not given yet. Says who has said no, where somebody has. */
export async function turnOnPush(client: QueryClient): Promise<PushOutcome> {
  const permission = await askPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "unasked";
  try {
    if (!(await subscribe(client))) return "none";
  } catch (error) {
    // Calls fail in their own way, and without network nobody can subscribe: that passes.
    if (!(error instanceof DOMException) || !navigator.onLine) throw error;
    logError("PUSH_SUBSCRIBE_ERROR", error, "warn");
    noteRefusal();
    return "none";
  }
  local.write(WANTED, "1");
  void keepStorage();
  await refresh(client);
  return "on";
}

export async function turnOffPush(client: QueryClient): Promise<void> {
  local.remove(WANTED);
  await unsubscribe().catch(() => {});
  await call(client, "DELETE /api/player/push/subscription");
  await refresh(client);
}

/** What the server takes of what it says. */
const choicesOf = ({ topics, quiet_hours, daily_cap }: PushSettings): PushChoices => ({
  topics,
  quiet_hours,
  daily_cap,
  // Where the player is now; a browser that does not say keeps what was said.
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
});

let last: Promise<unknown> = Promise.resolve();

/**
 * Changes what holds by now. Shown at once, sent one after the other, so that whoever is quick loses none; what fails is
 * taken back, and thrown.
 */
export async function changePush(
  client: QueryClient,
  change: (now: PushSettings) => Partial<PushChoices>,
): Promise<void> {
  const { queryKey } = pushQuery;
  const epoch = sessionEpoch();
  await client.cancelQueries({ queryKey });
  const now = client.setQueryData(queryKey, (before) => before && { ...before, ...change(before) });
  if (!now) return;
  const sending = last.then(async () => {
    // The next player's are others.
    if (epoch === sessionEpoch())
      await sendOrQueue(client, "PUT /api/player/push", "push", { body: choicesOf(now) });
  });
  last = sending.catch(() => {});
  try {
    await sending;
  } catch (error) {
    // Behind what has been changed meanwhile: an answer from before would take that back too.
    last = last.then(() => client.invalidateQueries({ queryKey }));
    throw error;
  }
}

/**
 * At each start of a player: what the browser, the server and the player say of pushes is made one. A browser that lost
 * its subscription gets a new one; one that was given up elsewhere is not listed any more; a subscription that is left
 * of somebody else ends.
 */
export async function resyncPush(client: QueryClient): Promise<void> {
  if (pushSupport() === "none") return;
  if (local.read(WANTED) === null) {
    if (!(await isSubscribed())) return;
    // The wish could not be kept, or was thrown away: it is this session's all the same.
    const { subscribed } = await client.fetchQuery(pushQuery);
    if (!subscribed) await silence();
    else local.write(WANTED, "1");
  } else if (!(await subscribe(client))) await turnOffPush(client);
}
