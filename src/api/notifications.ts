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

const key = notificationsQuery.queryKey;

/** As they are once these are read; what was read elsewhere stays so. */
export function withRead(before: Notifications, ids: readonly string[]): Notifications {
  const news = before.notifications.filter(({ id, read }) => !read && ids.includes(id)).length;
  return {
    notifications: before.notifications.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one)),
    unread: Math.max(0, before.unread - news),
  };
}

/** Marks notifications as read, here at once and on all devices; without network once there is some. */
export async function markRead(client: QueryClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await client.cancelQueries({ queryKey: key });
  client.setQueryData(key, (before) => before && withRead(before, ids));
  const about = `read:${ids.join()}`;
  try {
    await sendOrQueue(client, "POST /api/player/notifications/read", about, { body: { ids } });
  } catch (error) {
    void client.invalidateQueries({ queryKey: key });
    throw error;
  }
}
