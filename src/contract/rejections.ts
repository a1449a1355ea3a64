import type { Endpoint } from "./endpoints/endpoint.ts";
import type { ErrorCode } from "./error.ts";

const when = <T>(condition: unknown, codes: readonly T[]): readonly T[] => (condition ? codes : []);

/**
 * All codes that an endpoint may respond with: those that follow from its shape, then its own.
 * @param key Method and path of the endpoint.
 */
export function rejectionsOf(key: string, endpoint: Endpoint): ErrorCode[] {
  const { params, query, body, binary, session, rejections = [] } = endpoint;
  const codes: ErrorCode[] = [
    ...when<ErrorCode>(session, ["unauthorized", "session_inactive"]),
    // Cross-site requests.
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
