import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ErrorCode, ErrorEnvelope } from "../../src/contract/error.ts";
import { answerJson, setHeader } from "./headers.ts";

const STATUS: Record<ErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  validation_failed: 422,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  restricted_country: 451,
  too_young: 403,
  fields_missing: 409,
  player_excluded: 403,
  limit_reached: 403,
  currency_not_supported: 409,
  no_demo_mode: 409,
  already_playing: 409,
  internal_error: 500,
  unavailable: 503,
};

/** An answer that is not a success; thrown by anything below a route. */
export class RequestError extends Error {
  override name = "RequestError";
  readonly code: ErrorCode;
  readonly errors: Record<string, string[]>;
  /** Seconds. */
  readonly retryAfter: number | null;
  readonly limit: ErrorEnvelope["limit"];

  constructor(
    code: ErrorCode,
    details: {
      errors?: Record<string, string[]>;
      retryAfter?: number;
      limit?: ErrorEnvelope["limit"];
    } = {},
  ) {
    super(code);
    this.code = code;
    this.errors = details.errors ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.limit = details.limit;
  }
}

export function errorAnswer(c: Context, error: RequestError): Response {
  const envelope: ErrorEnvelope = {
    code: error.code,
    message_key: `error.${error.code}`,
    errors: error.errors,
    request_id: c.get("requestId") ?? "",
    retry_after: error.retryAfter,
    ...(error.limit && { limit: error.limit }),
  };
  setHeader(c, "cache-control", "no-store");
  if (error.retryAfter !== null) setHeader(c, "retry-after", String(error.retryAfter));
  return answerJson(c, envelope, STATUS[error.code]);
}

/** Answers whatever a route throws: a refusal says itself, a fault is logged and tells nothing. */
export function errorHandler(logError: (message: string, error: unknown) => void) {
  return (error: Error, c: Context): Response => {
    if (error instanceof RequestError) return errorAnswer(c, error);
    logError(`${c.req.method} ${c.req.path} ${c.get("requestId")}`, error);
    return errorAnswer(c, new RequestError("internal_error"));
  };
}
