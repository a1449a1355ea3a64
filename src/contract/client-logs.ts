import * as v from "valibot";
import { AcceptedSchema, type Endpoint } from "./endpoint.ts";
import { FieldCodeSchema } from "./field-codes.ts";

const shortText = v.pipe(v.string(), v.maxLength(500));

/** One failed call or caught error, as the client saw it. No personal values. */
export const LogSchema = v.object({
  level: v.picklist(["warn", "error"]),
  /** Stable name such as LOAD_GAMES_ERROR. */
  name: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{2,63}$/)),
  message: v.optional(shortText, ""),
  path: v.optional(v.pipe(v.string(), v.maxLength(300)), ""),
  build: v.optional(v.pipe(v.string(), v.maxLength(40)), ""),
});
export type LogReport = v.InferInput<typeof LogSchema>;

const milliseconds = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));

/** Page timings in milliseconds; `cls` has no unit. */
export const PerformanceSchema = v.object({
  path: v.pipe(v.string(), v.maxLength(300)),
  ttfb: milliseconds,
  fcp: milliseconds,
  lcp: milliseconds,
  cls: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});

/** rtt in milliseconds, downlink in Mbit/s. */
export const NetworkPerformanceSchema = v.object({
  rtt: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
  downlink: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)),
  effectiveType: v.picklist(["slow-2g", "2g", "3g", "4g"]),
});

/** Words joined by punctuation. No digits, so that addresses, numbers and dates are rejected. */
const NAME = /^[A-Za-z]+(?:[._-][A-Za-z]+)*$/;

/** First error code of each field of a rejected form. Strict, so that no user input can be reported. */
export const ValidationReportSchema = v.strictObject({
  /** The side that rejected the form. */
  side: v.picklist(["client", "server"]),
  /** Name of the form, such as `sign-up`. */
  component: v.pipe(v.string(), v.maxLength(40), v.regex(NAME)),
  errors: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(60), v.regex(NAME)), FieldCodeSchema),
    v.minEntries(1),
    v.maxEntries(40),
  ),
});

export const clientLogsEndpoints = {
  "PUT /log": {
    summary: "Report a failed call or a caught error",
    body: LogSchema,
    rejections: ["too_many_requests"],
    response: AcceptedSchema,
  },
  "PUT /performance": {
    summary: "Report page timings",
    body: PerformanceSchema,
    rejections: ["too_many_requests"],
    response: AcceptedSchema,
  },
  "PUT /network-performance": {
    summary: "Report the connection's quality",
    body: NetworkPerformanceSchema,
    rejections: ["too_many_requests"],
    response: AcceptedSchema,
  },
  "PUT /metrics-errors-validation": {
    summary: "Report the error codes of a rejected form, without user input",
    body: ValidationReportSchema,
    rejections: ["too_many_requests"],
    response: AcceptedSchema,
  },
} as const satisfies Record<string, Endpoint>;
