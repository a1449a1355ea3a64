import { randomUUID } from "node:crypto";
import type { Notification, Notifications } from "../../../src/contract/notifications.ts";
import type { Db } from "../../db/client.ts";
import { createNotificationsStore, type NotificationRow } from "./store.ts";

/** Default lifetime of a notification, milliseconds. */
export const LIFETIME = 2 * 3_600_000;
/** Notifications per response. */
const MAX_NOTIFICATIONS = 100;

export type NewNotification = Pick<Notification, "type" | "title" | "text" | "content" | "identifier"> & {
  /** The event that it reports; null for none. */
  source: string | null;
  /** Milliseconds since the epoch. */
  expiresAt: number;
};

function present(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    text: row.text,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    read: row.readAt !== null,
    content: { icon: row.icon, title: row.contentTitle, button: row.button },
    identifier: row.identifier,
  };
}

/** The notifications in the bell. */
export function createNotificationsService({ db, now }: { db: Db; now: () => number }) {
  const store = createNotificationsStore(db, now);

  async function of(playerId: number): Promise<Notifications> {
    const [rows, unread] = await Promise.all([
      store.newest(playerId, MAX_NOTIFICATIONS),
      store.unread(playerId),
    ]);
    return { notifications: rows.map(present), unread };
  }

  return {
    of,
    unread: store.unread,

    /** Adds a notification, unless there is one with the same source. */
    async add(
      playerId: number,
      { content, expiresAt, ...rest }: NewNotification,
    ): Promise<{ id: string | null; isNew: boolean }> {
      const { icon, title: contentTitle, button } = content;
      const id = randomUUID();
      const times = { createdAt: new Date(now()), expiresAt: new Date(expiresAt) };
      const isNew = await store.insert({ id, playerId, ...rest, icon, contentTitle, button, ...times });
      if (isNew) return { id, isNew };
      const existing = rest.source ? await store.idOfSource(rest.source) : undefined;
      return { id: existing ?? null, isNew };
    },

    /** Marks notifications as read; ignores unknown ids and those of other players. */
    async read(playerId: number, ids: string[]): Promise<Notifications> {
      if (ids.length > 0) await store.markRead(playerId, ids);
      return of(playerId);
    },
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;
