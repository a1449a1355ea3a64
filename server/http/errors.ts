import type { Context } from "hono";
import type { ErrorEnvelope } from "../../src/contract/error.ts";
import { type ErrorCode, REJECTIONS } from "../../src/contract/rejections.ts";
import { isTimeout } from "../db/time-limits.ts";
import { sendJson, setHeader } from "./headers.ts";

/** Default `retry-after`, seconds. */
const DEFAULT_RETRY_AFTER = 30;

/** What a rejection is about. */
type RejectionSubject = Pick<ErrorEnvelope, "game" | "loss_cents" | "bonus">;

/** An error response; thrown anywhere below a route. */
export class RequestError extends Error {
  override name = "RequestError";
  readonly code: ErrorCode;
  readonly errors: Record<string, string[]>;
  /** Seconds. */
  readonly retryAfter: number | null;
  readonly limit: ErrorEnvelope["limit"];
  /** When the reason for the rejection ends by itself; `limit` has a separate end. */
  readonly until: Date | null;
  readonly subject: RejectionSubject;

  constructor(
    code: ErrorCode,
    details: {
      errors?: Record<string, string[]>;
      retryAfter?: number;
      limit?: ErrorEnvelope["limit"];
      until?: Date | null;
      subject?: RejectionSubject;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.errors = details.errors ?? {};
    this.retryAfter = details.retryAfter ?? (code === "unavailable" ? DEFAULT_RETRY_AFTER : null);
    this.limit = details.limit;
    this.until = details.until ?? null;
    this.subject = details.subject ?? {};
  }
}

export function errorResponse(c: Context, error: RequestError): Response {
  const { status, next, endedBy } = REJECTIONS[error.code];
  const until = error.until?.toISOString() ?? error.limit?.resets_at ?? null;
  if (endedBy === "time" && until === null && error.retryAfter === null && c.get("checkAnswers"))
    throw new Error(`${error.code} needs retryAfter, until or a limit`);
  const envelope: ErrorEnvelope = {
    code: error.code,
    message_key: `error.${error.code}`,
    errors: error.errors,
    request_id: c.get("requestId") ?? "",
    retry_after: error.retryAfter,
    next,
    until,
    ...(error.limit && { limit: error.limit }),
    ...error.subject,
  };
  setHeader(c, "cache-control", "no-store");
  if (error.retryAfter !== null) setHeader(c, "retry-after", String(error.retryAfter));
  return sendJson(c, envelope, status);
}

/** Turns errors into responses: a `RequestError` as it is, any other is logged and hidden. */
export function createErrorHandler(
  logError: (message: string, error: unknown, fields: Record<string, string>) => void,
) {
  return (error: Error, c: Context): Response => {
    if (error instanceof RequestError) return errorResponse(c, error);
    // Log timeouts too: they mean that another transaction blocked this one.
    logError("request failed", error, {
      request_id: c.get("requestId"),
      method: c.req.method,
      path: c.req.path,
    });
    if (isTimeout(error)) return errorResponse(c, new RequestError("unavailable", { retryAfter: 1 }));
    return errorResponse(c, new RequestError("internal_error"));
  };
}
