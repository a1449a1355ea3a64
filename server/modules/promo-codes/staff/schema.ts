import * as v from "valibot";
import { StaffNameSchema, textUpTo } from "../../../http/operations.ts";

/** A whole number up to `most`; commands send it as text. */
const whole = (most: number) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(Number),
    v.integer("invalid_format"),
    v.minValue(1, "invalid_format"),
    v.maxValue(most, "invalid_format"),
  );

/** Person who acts, where the operator key signs the request. */
const by = v.optional(StaffNameSchema);
const reason = textUpTo(500);

/** An operation on batches of codes, below `/operator/promo-codes`. */
export const PromoCodeOperationSchema = v.variant("command", [
  v.strictObject({
    command: v.literal("make"),
    campaign: textUpTo(80),
    count: v.optional(whole(10_000), 1),
    /** Most uses of each code. */
    uses: v.optional(whole(1_000_000), 1),
    per_player: v.optional(whole(1_000), 1),
    /** A chosen text, for a code that many players use; random without it. */
    code: v.optional(
      v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9_-]{2,40}$/, "invalid_format")),
    ),
    valid_to: v.optional(v.pipe(v.string(), v.isoTimestamp("invalid_format"))),
    reason,
    by,
  }),
  v.strictObject({ command: v.literal("list"), by }),
  v.strictObject({ command: v.literal("end"), batch: v.pipe(v.string(), v.uuid("unknown")), reason, by }),
]);
export type PromoCodeOperation = v.InferOutput<typeof PromoCodeOperationSchema>;
