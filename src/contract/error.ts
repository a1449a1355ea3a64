import * as v from "valibot";
import { LimitRejectionSchema } from "./limits.ts";

/** Rejections of a launch; the game page has a message for each. */
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

/** Reasons for the end of a session; the sign-in form has a message for each. */
export const SESSION_CODES = ["session_inactive"] as const;
export type SessionCode = (typeof SESSION_CODES)[number];

/** Rejections of a payment or a recall; the cashbox has a message and a next step for each. */
export const PAYMENT_CODES = [
  "method_unavailable",
  "verification_needed",
  "card_rejected",
  "key_reused",
  "not_recallable",
  "not_cancelable",
  "no_form_expected",
] as const;
export type PaymentCode = (typeof PAYMENT_CODES)[number];

/** Rejections of valid credentials; the sign-in form offers a next step. */
export const SIGN_IN_CODES = ["account_closed"] as const;

/** All other rejection codes; the client has a message for each. */
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
export const ERROR_CODES = [
  ...GENERAL_CODES,
  ...SIGN_IN_CODES,
  ...SESSION_CODES,
  ...LAUNCH_CODES,
  ...PAYMENT_CODES,
] as const;
export type GeneralCode = (typeof GENERAL_CODES)[number];
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * The player's next step after a rejection. `correct`: change the input; `complete`: add missing data; `look`:
 * check the changed state; `reload`: reload the outdated page; `end_other`: end the other game.
 */
export const NEXT_STEPS = [
  "correct",
  "try_again",
  "wait",
  "sign_in",
  "reload",
  "complete",
  "choose_other",
  "look",
  "end_other",
  "ask_support",
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

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
});
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelopeSchema>;
