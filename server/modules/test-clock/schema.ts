import * as v from "valibot";

/** Seconds: ten years. */
const FURTHEST = 315_360_000;

/** What `npm run clock` asks of a server: one change at most; without one it says what time it is. */
export const ClockChangeSchema = v.pipe(
  v.strictObject({
    /** From what it shows now, seconds. */
    by: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-FURTHEST), v.maxValue(FURTHEST))),
    /** ISO 8601, in UTC. */
    to: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** The real time again. */
    reset: v.optional(v.literal(true)),
    /** Does at once what the clock does by the hour: closings, expiries, what is over. */
    sweep: v.optional(v.boolean(), false),
  }),
  v.check(({ by, to, reset }) => [by, to, reset].filter((one) => one !== undefined).length < 2, "one change"),
);
export type ClockChange = v.InferOutput<typeof ClockChangeSchema>;
export type ClockRequest = v.InferInput<typeof ClockChangeSchema>;

export const ClockAnswerSchema = v.object({
  now: v.string(),
  /** From the real time, seconds. */
  shift: v.number(),
});
export type ClockAnswer = v.InferOutput<typeof ClockAnswerSchema>;
