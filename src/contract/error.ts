import * as v from "valibot";

/** Every code a server answer may carry; the client has a sentence for each. */
export const ERROR_CODES = [
  "bad_request",
  "validation_failed",
  "unauthorized",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "not_acceptable",
  "payload_too_large",
  "unsupported_media_type",
  "too_many_requests",
  "restricted_country",
  "internal_error",
  "unavailable",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every answer that is not a success. */
export const ErrorEnvelopeSchema = v.object({
  code: v.picklist(ERROR_CODES),
  /** Key of the sentence in the client's messages: `error.` and the code. */
  message_key: v.string(),
  /** Codes by field path, for `validation_failed`. */
  errors: v.record(v.string(), v.array(v.string())),
  request_id: v.string(),
  /** Seconds until it is worth trying again. */
  retry_after: v.nullable(v.number()),
});
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelopeSchema>;
