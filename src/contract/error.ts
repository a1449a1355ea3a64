import * as v from "valibot";
import { LimitRefusalSchema } from "./limits.ts";

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

/** Why somebody is signed in no more; the form to sign in has a sentence for it. */
export const SESSION_CODES = ["session_inactive"] as const;
export type SessionCode = (typeof SESSION_CODES)[number];

/** Why a payment is not begun, or not taken back; the cashbox has a sentence and a next step for each. */
export const PAYMENT_CODES = [
  "method_unavailable",
  "verification_needed",
  "card_refused",
  "key_reused",
  "not_recallable",
  "not_cancelable",
  "nothing_asked",
] as const;
export type PaymentCode = (typeof PAYMENT_CODES)[number];

/** Why somebody whose password is right is not let in; the form of signing in says what can be done. */
export const SIGN_IN_CODES = ["account_closed"] as const;

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
 * What a player can do about a refusal now. `correct`: what was sent. `try_again`: the same. `wait`: until it changes.
 * `reload`: a page that is older than the server. `complete`: give what is missing. `choose_other`: something else can be
 * had. `look`: it has changed meanwhile. `end_other`: what is played elsewhere.
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
  /** What the player can do now. */
  next: v.picklist(NEXT_STEPS),
  /** When it changes by itself, ISO 8601 in UTC; null where `retry_after` says so, or no time does. */
  until: v.nullable(v.string()),
  /** The player's limit that is behind `limit_reached` and `player_excluded`, where one is. */
  limit: v.optional(LimitRefusalSchema),
});
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelopeSchema>;
