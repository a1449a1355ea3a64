import type { ErrorCode, NextStep } from "./error.ts";

/** What ends a rejection; `time`: the time in the response's `until` or `retry_after`. */
type RejectionEnd = "time" | "player" | "unknown" | "never";

/**
 * The player's next step for each code, and what ends the rejection. Screens have a message for every code.
 */
export const REJECTIONS: Readonly<Record<ErrorCode, { next: NextStep; endedBy: RejectionEnd }>> = {
  bad_request: { next: "reload", endedBy: "player" },
  validation_failed: { next: "correct", endedBy: "player" },
  unauthorized: { next: "sign_in", endedBy: "player" },
  session_inactive: { next: "sign_in", endedBy: "player" },
  account_closed: { next: "ask_support", endedBy: "never" },
  forbidden: { next: "ask_support", endedBy: "unknown" },
  not_found: { next: "choose_other", endedBy: "unknown" },
  method_not_allowed: { next: "reload", endedBy: "player" },
  not_acceptable: { next: "reload", endedBy: "player" },
  payload_too_large: { next: "correct", endedBy: "player" },
  unsupported_media_type: { next: "reload", endedBy: "player" },
  too_many_requests: { next: "wait", endedBy: "time" },
  restricted_country: { next: "ask_support", endedBy: "never" },
  internal_error: { next: "try_again", endedBy: "unknown" },
  unavailable: { next: "wait", endedBy: "time" },
  too_young: { next: "choose_other", endedBy: "unknown" },
  fields_missing: { next: "complete", endedBy: "player" },
  player_excluded: { next: "wait", endedBy: "time" },
  limit_reached: { next: "wait", endedBy: "time" },
  currency_not_supported: { next: "choose_other", endedBy: "never" },
  no_demo_mode: { next: "choose_other", endedBy: "never" },
  already_playing: { next: "end_other", endedBy: "player" },
  method_unavailable: { next: "choose_other", endedBy: "unknown" },
  verification_needed: { next: "complete", endedBy: "player" },
  card_rejected: { next: "choose_other", endedBy: "never" },
  key_reused: { next: "look", endedBy: "never" },
  not_recallable: { next: "look", endedBy: "never" },
  not_cancelable: { next: "look", endedBy: "never" },
  no_form_expected: { next: "look", endedBy: "never" },
};
