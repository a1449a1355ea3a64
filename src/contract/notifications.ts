import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

export const NOTIFICATION_TYPES = ["personal", "bonuses_changes", "freespins_changes"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const NOTIFICATION_ICONS = ["bell", "gift", "spins", "trophy", "jackpot", "shield"] as const;

/** A button opens a popup of the app by name, or one of the app's paths. */
export const NotificationButtonSchema = v.union([
  v.object({ title: v.string(), toName: v.string() }),
  v.object({ title: v.string(), path: v.string() }),
]);

/** A notification of the bell, in the player's language at its creation. Times are ISO 8601 in UTC. */
export const NotificationSchema = v.object({
  id: v.string(),
  type: v.picklist(NOTIFICATION_TYPES),
  title: v.string(),
  text: v.string(),
  created_at: v.string(),
  expires_at: v.string(),
  read: v.boolean(),
  content: v.object({
    icon: v.picklist(NOTIFICATION_ICONS),
    title: v.string(),
    button: v.nullable(NotificationButtonSchema),
  }),
  /** Tournament identifier, if it is about one. */
  identifier: v.nullable(v.string()),
});
export type Notification = v.InferOutput<typeof NotificationSchema>;

/** Unexpired notifications, newest first. */
export const NotificationsSchema = v.object({
  notifications: v.array(NotificationSchema),
  /** Number of unread, unexpired notifications: the app's badge. */
  unread: v.number(),
});
export type Notifications = v.InferOutput<typeof NotificationsSchema>;

export const MarkReadSchema = v.object({
  ids: v.pipe(
    v.array(v.pipe(v.string("invalid_format"), v.uuid("invalid_format"))),
    v.maxLength(200, "too_long"),
  ),
});

export const notificationsPublications = {
  /** A new notification of the bell. */
  notifications: v.object({ id: v.string() }),
} as const;

export const notificationsEndpoints = {
  "GET /api/player/notifications": {
    session: true,
    summary: "The player's unexpired notifications, newest first",
    response: NotificationsSchema,
  },
  "POST /api/player/notifications/read": {
    session: true,
    queueable: true,
    summary: "Mark notifications as read, on all devices",
    body: MarkReadSchema,
    response: NotificationsSchema,
  },
} as const satisfies Record<string, Endpoint>;
