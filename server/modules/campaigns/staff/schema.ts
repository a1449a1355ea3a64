import * as v from "valibot";
import { OutcomeSchema, StaffNameSchema, textUpTo } from "../../../http/operations.ts";

const slug = textUpTo(80);
const reason = textUpTo(500);
/** Person who acts, where the operator key signs the request. */
const by = v.optional(StaffNameSchema);

const withReason = <const Command extends string>(command: Command) =>
  v.strictObject({ command: v.literal(command), slug, reason, by });

/** An operation on campaigns below `/operator/campaigns`. */
export const CampaignOperationSchema = v.variant("command", [
  v.strictObject({ command: v.literal("validate"), body: v.unknown(), by }),
  v.strictObject({ command: v.literal("save"), body: v.unknown(), by }),
  v.strictObject({ command: v.literal("preview"), slug, by }),
  v.strictObject({ command: v.literal("list"), by }),
  v.strictObject({ command: v.literal("show"), slug, by }),
  withReason("submit"),
  withReason("publish"),
  withReason("pause"),
  withReason("resume"),
  withReason("retire"),
]);
export type CampaignOperation = v.InferOutput<typeof CampaignOperationSchema>;

export const CampaignOutcomeSchema = v.object({
  ...OutcomeSchema.entries,
  /** What the lines say, as data. */
  details: v.optional(v.unknown()),
});
export type CampaignOutcome = v.InferOutput<typeof CampaignOutcomeSchema>;

/** What an approval publishes: exactly this version with this digest. */
export const PublishPayloadSchema = v.strictObject({
  slug,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type PublishPayload = v.InferOutput<typeof PublishPayloadSchema>;

export const ResumePayloadSchema = v.strictObject({ slug });
