import type { Endpoint } from "./endpoint.ts";
import type { ErrorCode } from "./error.ts";

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
