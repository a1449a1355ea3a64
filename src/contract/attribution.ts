import * as v from "valibot";
import { AcceptedSchema, type Endpoint } from "./endpoint.ts";

// Campaign links come from third parties: a parameter over 200 characters is truncated, and only one over 2,000
// invalidates the call.
const parameter = v.optional(v.pipe(v.string("invalid_format"), v.maxLength(2_000, "too_long")));

/** UTM parameters of a landing address, each truncated to 200 characters. */
export const UtmMetricsSchema = v.object({
  utm_source: parameter,
  utm_medium: parameter,
  utm_campaign: parameter,
  utm_content: parameter,
  utm_term: parameter,
  sub_id: parameter,
});
export type UtmMetrics = v.InferOutput<typeof UtmMetricsSchema>;

export const UtmMetricsBodySchema = v.object({ utmMetrics: UtmMetricsSchema });
/** `sent` is true if this call tied the parameters to the player, which happens once. */
export const UtmSentSchema = v.object({ sent: v.boolean() });

export const attributionEndpoints = {
  "POST /log_utm_set": {
    summary: "Store the UTM parameters of a visit",
    body: UtmMetricsBodySchema,
    rejections: ["too_many_requests"],
    response: AcceptedSchema,
  },
  "POST /log_utm_send": {
    session: true,
    summary: "Tie the visit's UTM parameters to the player, once",
    body: UtmMetricsBodySchema,
    rejections: ["too_many_requests"],
    response: UtmSentSchema,
  },
} as const satisfies Record<string, Endpoint>;
