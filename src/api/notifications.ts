import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Notifications } from "../contract/notifications.ts";
import { callAsPlayer } from "./client.ts";
import { sendOrQueue } from "./write-queue.ts";

/** Retention on the server, in milliseconds. */
const LIFETIME = 2 * 3_600_000;

/** Notifications of the bell. */
export const notificationsQuery = queryOptions({
  queryKey: ["notifications"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/notifications", { signal }),
  staleTime: 10_000,
  gcTime: LIFETIME,
  refetchOnWindowFocus: "always",
  meta: { loader: "notifications", onError: "empty", persist: "private" },
});

/**
 * Notifications without fetching, for badges: only the watcher of new notifications may fetch, because it would
 * miss notifications that another fetch brought in.
 */
export const cachedNotifications = queryOptions({ ...notificationsQuery, enabled: false });

const key = notificationsQuery.queryKey;

/** The notifications, in which those with the given ids are marked as read. */
export function withRead(before: Notifications, ids: readonly string[]): Notifications {
  const newlyRead = before.notifications.filter(({ id, read }) => !read && ids.includes(id)).length;
  return {
    notifications: before.notifications.map((notification) =>
      ids.includes(notification.id) ? { ...notification, read: true } : notification,
    ),
    unread: Math.max(0, before.unread - newlyRead),
  };
}

/** Informs this browser's other tabs: ids that were read, or null once the server confirmed or rejected them. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("notifications");

/** Shows notifications as read. Cancels a pending fetch, whose older response would revert that. */
async function showRead(client: QueryClient, ids: readonly string[]): Promise<void> {
  await client.cancelQueries({ queryKey: key });
  client.setQueryData(key, (before) => before && withRead(before, ids));
}

/** Applies reads of other tabs; ids of another session are unknown and ignored. */
export function followReads(client: QueryClient): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === null) void client.invalidateQueries({ queryKey: key });
    // A first load in progress has nothing to mark yet: the null message that follows refetches it.
    else if (Array.isArray(data) && client.getQueryData(key)) void showRead(client, data);
  };
  channel?.addEventListener("message", onMessage);
  return () => channel?.removeEventListener("message", onMessage);
}

/** Marks notifications as read in all tabs and on the server; queued while offline. */
export async function markRead(client: QueryClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  channel?.postMessage(ids);
  await showRead(client, ids);
  try {
    const outcome = await sendOrQueue(client, "POST /api/player/notifications/read", `read:${ids.join()}`, {
      body: { ids },
    });
    if (outcome === "sent") channel?.postMessage(null);
  } catch (error) {
    void client.invalidateQueries({ queryKey: key });
    channel?.postMessage(null);
    throw error;
  }
}
