import * as v from "valibot";
import { NOTIFICATION_TYPES } from "../../../src/contract/notifications.ts";
import { PUSH_TOPICS } from "../../../src/contract/push.ts";
import { isAppPath } from "../../../src/rules/addresses/app-paths.ts";
import { redirectTarget } from "../../../src/rules/addresses/redirect-target.ts";

const text = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, "required"), v.maxLength(longest, "too_long"));

/** A path of this app with its query. */
const path = v.pipe(
  v.string(),
  v.maxLength(300, "too_long"),
  v.check(
    (path) => redirectTarget(path) === path && isAppPath(path.replace(/[?#].*/s, "")),
    "invalid_format",
  ),
);

/** A notification or jackpot award sent by staff. */
export const OperatorNotificationSchema = v.pipe(
  v.strictObject({
    /** A player id, or the email address of a confirmed player. */
    player: text(254),
    type: v.optional(v.picklist(NOTIFICATION_TYPES), "personal"),
    /** Push topic; by default that of the type. */
    topic: v.optional(v.picklist(PUSH_TOPICS)),
    title: v.optional(text(120)),
    text: v.optional(text(1_000)),
    path: v.optional(path),
    win: v.optional(
      v.strictObject({
        /** Identifier of the jackpot. */
        jackpot: text(100),
        /** Identifier or name. */
        level: text(100),
        /** A decimal with a point, such as `123.45`. */
        amount: text(40),
        currency: v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{3,4}$/, "invalid_format")),
        /** Idempotency key of the award. */
        key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, "invalid_format")),
      }),
    ),
  }),
  v.forward(
    v.check(
      ({ type, title, text, win }) =>
        Boolean(title) === Boolean(text) && (Boolean(title) || type !== "personal" || Boolean(win)),
      "required",
    ),
    ["title"],
  ),
  // A win has its own texts.
  v.forward(
    v.check(
      ({ win, type, topic, title, path }) =>
        !win || (type === "personal" && [topic, title, path].every((part) => part === undefined)),
      "invalid_format",
    ),
    ["win"],
  ),
);
export type OperatorNotification = v.InferOutput<typeof OperatorNotificationSchema>;
export type OperatorRequest = v.InferInput<typeof OperatorNotificationSchema>;

/** Result of a notification or award sent by staff. */
export const OperatorAnswerSchema = v.object({
  notification: v.nullable(v.string()),
  win: v.nullable(v.string()),
  pushes: v.number(),
  skipReason: v.nullable(
    v.picklist([
      "quiet_hours",
      "daily_cap",
      "topic_off",
      "excluded",
      "offers_forbidden",
      "offers_paused",
      "no_subscription",
    ]),
  ),
});
export type OperatorAnswer = v.InferOutput<typeof OperatorAnswerSchema>;
