import type { ErrorCode, NextStep } from "./error.ts";

/** What ends a rejection; `time`: the time in the response's `until` or `retry_after`. */
type Changes = "time" | "player" | "unknown" | "never";

/**
 * The player's next step for each code, and what ends the rejection. Screens have a message for every code.
 */
export const REJECTIONS: Readonly<Record<ErrorCode, { next: NextStep; changes: Changes }>> = {
  bad_request: { next: "reload", changes: "player" },
  validation_failed: { next: "correct", changes: "player" },
  unauthorized: { next: "sign_in", changes: "player" },
  session_inactive: { next: "sign_in", changes: "player" },
  account_closed: { next: "ask_support", changes: "never" },
  forbidden: { next: "ask_support", changes: "unknown" },
  not_found: { next: "choose_other", changes: "unknown" },
  method_not_allowed: { next: "reload", changes: "player" },
  not_acceptable: { next: "reload", changes: "player" },
  payload_too_large: { next: "correct", changes: "player" },
  unsupported_media_type: { next: "reload", changes: "player" },
  too_many_requests: { next: "wait", changes: "time" },
  restricted_country: { next: "ask_support", changes: "never" },
  internal_error: { next: "try_again", changes: "unknown" },
  unavailable: { next: "wait", changes: "time" },
  too_young: { next: "choose_other", changes: "unknown" },
  fields_missing: { next: "complete", changes: "player" },
  player_excluded: { next: "wait", changes: "time" },
  limit_reached: { next: "wait", changes: "time" },
  currency_not_supported: { next: "choose_other", changes: "never" },
  no_demo_mode: { next: "choose_other", changes: "never" },
  already_playing: { next: "end_other", changes: "player" },
  method_unavailable: { next: "choose_other", changes: "unknown" },
  verification_needed: { next: "complete", changes: "player" },
  card_rejected: { next: "choose_other", changes: "never" },
  key_reused: { next: "look", changes: "never" },
  not_recallable: { next: "look", changes: "never" },
  not_cancelable: { next: "look", changes: "never" },
  no_form_expected: { next: "look", changes: "never" },
};
