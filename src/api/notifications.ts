import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Notifications } from "../contract/notifications.ts";
import { call } from "./client.ts";
import { sendOrQueue } from "./write-queue.ts";

/** As long as the server keeps them, milliseconds. */
const LIFE = 2 * 3_600_000;

/** What the bell shows. */
export const notificationsQuery = queryOptions({
  queryKey: ["notifications"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/notifications", { signal }),
  staleTime: 10_000,
  gcTime: LIFE,
  refetchOnWindowFocus: "always",
  meta: { loader: "notifications", persist: "private" },
});

/**
 * The same for whoever shows how many there are: asked for by who watches for news, and not before that, or what comes
 * between would be missed.
 */
export const shownNotifications = queryOptions({ ...notificationsQuery, enabled: false });

const key = notificationsQuery.queryKey;

/** As they are once these are read; what was read elsewhere stays so. */
export function withRead(before: Notifications, ids: readonly string[]): Notifications {
  const news = before.notifications.filter(({ id, read }) => !read && ids.includes(id)).length;
  return {
    notifications: before.notifications.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one)),
    unread: Math.max(0, before.unread - news),
  };
}

/** The other tabs of this browser: ids of what one of them has read, or null once the server knows or refuses it. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("notifications");

/** An answer that is on its way is older than this, and would take it back. */
async function showRead(client: QueryClient, ids: readonly string[]): Promise<void> {
  await client.cancelQueries({ queryKey: key });
  client.setQueryData(key, (before) => before && withRead(before, ids));
}

/** Shows what other tabs have read: their bells are one. Of another session it knows no id. */
export function followReading(client: QueryClient): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === null) void client.invalidateQueries({ queryKey: key });
    // What is being loaded for the first time is asked for again once the server knows.
    else if (Array.isArray(data) && client.getQueryData(key)) void showRead(client, data);
  };
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}

/** Marks notifications as read, here and in all tabs at once and on all devices; without network once there is some. */
export async function markRead(client: QueryClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  channel?.postMessage(ids);
  await showRead(client, ids);
  try {
    const way = await sendOrQueue(client, "POST /api/player/notifications/read", `read:${ids.join()}`, {
      body: { ids },
    });
    if (way === "sent") channel?.postMessage(null);
  } catch (error) {
    void client.invalidateQueries({ queryKey: key });
    channel?.postMessage(null);
    throw error;
  }
}
