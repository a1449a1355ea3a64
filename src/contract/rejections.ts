import { authRejections } from "./auth.ts";
import { bonusesRejections } from "./bonuses.ts";
import type { Endpoint } from "./endpoint.ts";
import { launchRejections } from "./launch.ts";
import { passkeysRejections } from "./passkeys.ts";
import { paymentsRejections } from "./payments.ts";
import { promoCodesRejections } from "./promo-codes.ts";
import type { Rejection } from "./rejection.ts";

/** Rejections that belong to no noun; the client has a message for each. */
const generalRejections = {
  bad_request: { status: 400, next: "reload", endedBy: "player" },
  validation_failed: { status: 422, next: "correct", endedBy: "player" },
  unauthorized: { status: 401, next: "sign_in", endedBy: "player" },
  forbidden: { status: 403, next: "ask_support", endedBy: "unknown" },
  not_found: { status: 404, next: "choose_other", endedBy: "unknown" },
  method_not_allowed: { status: 405, next: "reload", endedBy: "player" },
  not_acceptable: { status: 406, next: "reload", endedBy: "player" },
  payload_too_large: { status: 413, next: "correct", endedBy: "player" },
  unsupported_media_type: { status: 415, next: "reload", endedBy: "player" },
  too_many_requests: { status: 429, next: "wait", endedBy: "time" },
  restricted_country: { status: 451, next: "ask_support", endedBy: "never" },
  internal_error: { status: 500, next: "try_again", endedBy: "unknown" },
  unavailable: { status: 503, next: "wait", endedBy: "time" },
} as const satisfies Record<string, Rejection>;
export type GeneralCode = keyof typeof generalRejections;

/** All rejections by error code. */
export const REJECTIONS = {
  ...generalRejections,
  ...authRejections,
  ...launchRejections,
  ...bonusesRejections,
  ...passkeysRejections,
  ...paymentsRejections,
  ...promoCodesRejections,
} as const;

export type ErrorCode = keyof typeof REJECTIONS;
export const ERROR_CODES = Object.keys(REJECTIONS) as ErrorCode[];

const codesIf = <T>(condition: unknown, codes: readonly T[]): readonly T[] => (condition ? codes : []);

/**
 * All codes that an endpoint may respond with: those that follow from its shape, then its own.
 * @param key Method and path of the endpoint.
 */
export function rejectionsOf(key: string, endpoint: Endpoint<ErrorCode>): ErrorCode[] {
  const { params, query, body, binary, session, rejections = [] } = endpoint;
  const codes: ErrorCode[] = [
    ...codesIf<ErrorCode>(session, ["unauthorized", "session_inactive"]),
    // Cross-site requests.
    ...codesIf<ErrorCode>(!key.startsWith("GET "), ["forbidden"]),
    ...codesIf<ErrorCode>(body || binary, ["bad_request", "payload_too_large", "unsupported_media_type"]),
    ...codesIf<ErrorCode>(params || query || body || binary, ["validation_failed"]),
    ...codesIf<ErrorCode>(params, ["not_found"]),
    ...rejections,
    "internal_error",
    "unavailable",
  ];
  return [...new Set(codes)];
}
