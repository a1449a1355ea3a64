import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { LimitRejectionSchema } from "./limits.ts";
import { NEXT_STEPS } from "./rejection.ts";
import { ERROR_CODES } from "./rejections.ts";

/** Body of every error response. */
export const ErrorEnvelopeSchema = v.object({
  code: v.picklist(ERROR_CODES),
  /** Key of the client's message: `error.` and the code. */
  message_key: v.string(),
  /** Codes by field path, for `validation_failed`. */
  errors: v.record(v.string(), v.array(v.string())),
  request_id: v.string(),
  /** Seconds until a retry makes sense. */
  retry_after: v.nullable(v.number()),
  /** The player's next step. */
  next: v.picklist(NEXT_STEPS),
  /** Time when the rejection ends by itself, ISO 8601 in UTC; null if unknown or given by `retry_after`. */
  until: v.nullable(v.string()),
  /** The player's limit behind `limit_reached` and `player_excluded`, if there is one. */
  limit: v.optional(LimitRejectionSchema),
  /** Title of the game behind `round_open` and `already_playing`. */
  game: v.optional(v.string()),
  /** Bonus money that would be lost, for `bonus_loss_changed`; minor units. */
  loss_cents: v.optional(AmountSchema),
  /** The bonus that a withdrawal would end, and the bonus money lost with it, for `bonus_would_end`. */
  bonus: v.optional(
    v.object({ id: v.string(), title: v.string(), currency: v.string(), loss_cents: AmountSchema }),
  ),
});
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelopeSchema>;
