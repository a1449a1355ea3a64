import * as v from "valibot";

/** Ten years in seconds. */
const MAX_SHIFT = 315_360_000;

/** Request of `npm run clock`: at most one change; without one it reads the time. */
export const ClockChangeSchema = v.pipe(
  v.strictObject({
    /** Seconds to move. */
    by: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-MAX_SHIFT), v.maxValue(MAX_SHIFT))),
    /** ISO 8601, UTC. */
    to: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** Resets to the real time. */
    reset: v.optional(v.literal(true)),
    /** Runs the hourly jobs immediately. */
    sweep: v.optional(v.boolean(), false),
  }),
  v.check(({ by, to, reset }) => [by, to, reset].filter((one) => one !== undefined).length < 2, "one change"),
);
export type ClockChange = v.InferOutput<typeof ClockChangeSchema>;
export type ClockRequest = v.InferInput<typeof ClockChangeSchema>;

export const ClockAnswerSchema = v.object({
  now: v.string(),
  /** Offset from the real time, seconds. */
  shift: v.number(),
});
export type ClockAnswer = v.InferOutput<typeof ClockAnswerSchema>;
