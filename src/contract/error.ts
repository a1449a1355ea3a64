import * as v from "valibot";
import { LimitRefusalSchema } from "./user-limits.ts";

/** Why a game cannot be begun; its page has a sentence for each. */
export const LAUNCH_CODES = [
  "too_young",
  "fields_missing",
  "player_excluded",
  "limit_reached",
  "currency_not_supported",
  "no_demo_mode",
  "already_playing",
] as const;
export type LaunchCode = (typeof LAUNCH_CODES)[number];

/** Every other code that an answer may carry; the client has a sentence for each. */
const GENERAL_CODES = [
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
export const ERROR_CODES = [...GENERAL_CODES, ...LAUNCH_CODES] as const;
export type GeneralCode = (typeof GENERAL_CODES)[number];
export type ErrorCode = GeneralCode | LaunchCode;

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
  /** The player's limit that is behind `limit_reached` and `player_excluded`, where one is. */
  limit: v.optional(LimitRefusalSchema),
});
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelopeSchema>;
