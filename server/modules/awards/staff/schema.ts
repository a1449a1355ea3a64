import * as v from "valibot";
import { StaffNameSchema, textUpTo } from "../../../http/operations.ts";

const key = v.pipe(v.string(), v.uuid("invalid_format"));

/** Person who acts, where the operator key signs the request. */
const by = v.optional(StaffNameSchema);

const GestureSchema = v.strictObject({
  command: v.literal("gesture"),
  /** A player id, or the email address of a confirmed player. */
  player: textUpTo(254),
  /** Slug of a campaign of gestures. */
  campaign: textUpTo(80),
  reason: textUpTo(500),
  /** Idempotency key: the same one gives once. */
  key,
  by,
});
export type GestureOperation = v.InferOutput<typeof GestureSchema>;

/**
 * An operation on awards, below `/operator/awards`. `list` has the gestures that were refused, or wait; `links` the
 * accounts that hold each other's awards, which `clear` ends for one of them; `report` what each person gave.
 */
export const AwardOperationSchema = v.variant("command", [
  GestureSchema,
  v.strictObject({ command: v.picklist(["list", "links", "report"]), by }),
  v.strictObject({ command: v.literal("clear"), player: textUpTo(254), reason: textUpTo(500), by }),
]);
export type AwardOperation = v.InferOutput<typeof AwardOperationSchema>;

/** What an approval gives: this version, to this player, once under this key. */
export const GesturePayloadSchema = v.strictObject({
  playerId: v.pipe(v.number(), v.integer()),
  campaignId: v.pipe(v.number(), v.integer()),
  version: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  key,
});
export type GesturePayload = v.InferOutput<typeof GesturePayloadSchema>;
