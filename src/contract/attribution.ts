import * as v from "valibot";

// Links of campaigns are written by others: a long mark is kept in part and does not cost the others.
const mark = v.optional(v.pipe(v.string("invalid_format"), v.maxLength(2_000, "too_long")));

/** What a campaign's link said of itself. The first 200 characters of each are kept. */
export const UtmMetricsSchema = v.object({
  utm_source: mark,
  utm_medium: mark,
  utm_campaign: mark,
  utm_content: mark,
  utm_term: mark,
  sub_id: mark,
});
export type UtmMetrics = v.InferOutput<typeof UtmMetricsSchema>;

export const UtmMetricsBodySchema = v.object({ utmMetrics: UtmMetricsSchema });
/** Whether marks were tied to the player by this call; they are once. */
export const UtmSentSchema = v.object({ sent: v.boolean() });
