import type { Endpoint } from "./endpoints/endpoint.ts";
import type { ErrorCode } from "./error.ts";

const when = <T>(condition: unknown, codes: readonly T[]): readonly T[] => (condition ? codes : []);

/**
 * Every code that a call may answer with: those that follow from its shape, then its own.
 * @param key Method and path of the call.
 */
export function rejectionsOf(key: string, endpoint: Endpoint): ErrorCode[] {
  const { params, query, body, binary, session, rejections = [] } = endpoint;
  const codes: ErrorCode[] = [
    ...when<ErrorCode>(session, ["unauthorized", "session_inactive"]),
    // What another site makes a browser send.
    ...when<ErrorCode>(!key.startsWith("GET "), ["forbidden"]),
    ...when<ErrorCode>(body || binary, ["bad_request", "payload_too_large", "unsupported_media_type"]),
    ...when<ErrorCode>(params || query || body || binary, ["validation_failed"]),
    ...when<ErrorCode>(params, ["not_found"]),
    ...rejections,
    "internal_error",
    "unavailable",
  ];
  return [...new Set(codes)];
}
