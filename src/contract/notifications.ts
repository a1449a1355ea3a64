import * as v from "valibot";

export const NOTIFICATION_TYPES = ["personal", "bonuses_changes", "freespins_changes"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const NOTIFICATION_ICONS = ["bell", "gift", "spins", "trophy", "jackpot", "shield"] as const;

/** A button leads to a popup of the app by its name, or to one of the app's paths. */
export const NotificationButtonSchema = v.union([
  v.object({ title: v.string(), toName: v.string() }),
  v.object({ title: v.string(), path: v.string() }),
]);

/** What the bell shows, in the language that the player had then. Times are ISO 8601 in UTC. */
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
  /** Of the tournament that it is about. */
  identifier: v.nullable(v.string()),
});
export type Notification = v.InferOutput<typeof NotificationSchema>;

/** What has not expired, newest first. */
export const NotificationsSchema = v.object({
  notifications: v.array(NotificationSchema),
  /** How many of all that have not expired are unread: the number of the app's badge. */
  unread: v.number(),
});
export type Notifications = v.InferOutput<typeof NotificationsSchema>;

export const ReadMarksSchema = v.object({
  ids: v.pipe(
    v.array(v.pipe(v.string("invalid_format"), v.uuid("invalid_format"))),
    v.maxLength(200, "too_long"),
  ),
});
