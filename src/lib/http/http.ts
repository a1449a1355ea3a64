import { createFetch, FetchError } from "ofetch";
import type { ErrorEnvelope } from "../../contract/error.ts";
import { CACHED_AT, CACHED_SLOW } from "../../contract/sw-messages.ts";
import { isJsonType } from "../../rules/web/is-json-type.ts";
import { deadline, now, wait } from "../time/time.ts";

export const BROWSER_TIMEOUT = 30_000;
export const SERVER_TIMEOUT = 8_000;
export const RETRIES = 6;
/**
 * Time without response headers after which an attempt is reported as unanswered, although it continues;
 * milliseconds.
 */
export const NO_RESPONSE_AFTER = 10_000;
const FIRST_DELAY = 500;
/** Total time for all attempts of a call, in milliseconds. */
const TOTAL_WAIT = 60_000;

/**
 * A failed call: no response (`network`, `timeout`), an error response (`http`, with status and envelope), or
 * an unexpected one (`malformed`).
 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly kind: "network" | "timeout" | "http" | "malformed";
  readonly status: number;
  readonly envelope: ErrorEnvelope | null;

  constructor(kind: ApiError["kind"], status: number, envelope: ErrorEnvelope | null, message: string) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.envelope = envelope;
  }

  get code(): string {
    return this.envelope?.code ?? this.kind;
  }
}

/** True if the call got no response, so that its outcome is unknown. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  /** Sent as JSON; a `Blob` with its own type, an `ArrayBuffer` with the type in `headers`. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Overrides the timeout per attempt in milliseconds, for slow uploads. */
  timeout?: number;
  /** Has no side effects and may be retried. Always true for GET. */
  safe?: boolean;
  /** Overrides the number of retries: 0 for callers that retry themselves. */
  retries?: number;
  /** Receives the response headers. */
  onHeaders?: (headers: Headers) => void;
}

export interface HttpOptions {
  fetch?: typeof fetch;
  /** Prefix of every path; required outside of a page. */
  base?: string;
  /** Milliseconds per attempt. */
  timeout: number;
  retries: number;
  headers?: Record<string, string>;
  /** True if the device reports that it is offline; attempts are not retried then. */
  isOffline?: () => boolean;
  /**
   * Called for each response with its duration in milliseconds. `cachedAt`: null for a response from the network, the
   * time of caching (milliseconds since the epoch) for a cached one, `late` if that replaced a slow response.
   */
  onResponse?: (cachedAt: number | "late" | null, duration: number) => void;
  /** Called after ten seconds without a response, after the second failed attempt, and after the last one. */
  onNoResponse?: () => void;
  /**
   * Subscribes to the server becoming reachable again.
   * @returns the unsubscribe function.
   */
  onReachable?: (listener: () => void) => () => void;
  /** Called with the error code when the server has no session for a call. */
  onUnauthorized?: (code: string) => void;
  random?: () => number;
  wait?: typeof wait;
}

export type Http = (key: string, options?: CallOptions) => Promise<unknown>;

/** Delay after the failed attempt `attempt` (from 1) in milliseconds: exponential backoff with 50% jitter. */
export function retryDelay(attempt: number, random: () => number): number {
  const full = FIRST_DELAY * 2 ** (attempt - 1);
  return full / 2 + (random() * full) / 2;
}

function pathOf(template: string, params: Record<string, string> = {}): string {
  return template.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string, pattern?: string) => {
    const value = params[name] ?? "";
    return pattern ? value.split("/").map(encodeURIComponent).join("/") : encodeURIComponent(value);
  });
}

function queryOf(query: CallOptions["query"] = {}): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : "";
}

function toApiError(error: unknown): ApiError {
  if (error instanceof FetchError && error.response) {
    const data: unknown = error.data;
    const envelope = data && typeof data === "object" && "code" in data ? (data as ErrorEnvelope) : null;
    return new ApiError("http", error.response.status, envelope, `HTTP ${error.response.status}`);
  }
  const cause = error instanceof FetchError ? error.cause : error;
  const isTimeout = cause instanceof Error && cause.name === "TimeoutError";
  return new ApiError(
    isTimeout ? "timeout" : "network",
    0,
    null,
    cause instanceof Error ? cause.message : "network",
  );
}

/**
 * Creates the HTTP client, a function that sends a call by method and path template. Retries only calls
 * without side effects, and only without a response; a success that isn't JSON counts as none.
 */
export function createHttp(options: HttpOptions): Http {
  const send = createFetch({ fetch: fetchOrReport });
  const random = options.random ?? Math.random;
  const pause = options.wait ?? wait;

  async function fetchOrReport(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    // Uploads aren't reported as unanswered: the response arrives only once the whole file is sent.
    const isFile = init?.body != null && typeof init.body !== "string";
    const timer = isFile ? undefined : setTimeout(() => options.onNoResponse?.(), NO_RESPONSE_AFTER);
    try {
      return await (options.fetch ?? fetch)(input, init);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * One attempt. With `canRestart`, it aborts when another call reaches the server, since its own connection
   * may be dead.
   */
  async function attemptOnce(
    method: string,
    path: string,
    call: CallOptions,
    remaining: number,
    canRestart: boolean,
  ): Promise<unknown> {
    // ofetch's timeout does not apply to calls with their own signal.
    const startedAt = now();
    const limit = deadline(call.timeout ?? Math.min(options.timeout, remaining), call.signal);
    const unwatch = canRestart ? options.onReachable?.(limit.abort) : undefined;
    try {
      const response = await send.raw(path, {
        method,
        body: call.body as BodyInit | Record<string, unknown> | undefined,
        headers: { ...options.headers, ...call.headers },
        signal: limit.signal,
        retry: false,
        responseType: "json",
      });
      // Not JSON, for example the login page of a captive portal.
      if (!isJsonType(response.headers.get("content-type"))) throw new Error("not JSON");
      const cachedAt = response.headers.get(CACHED_AT);
      const isSlow = response.headers.has(CACHED_SLOW);
      call.onHeaders?.(response.headers);
      options.onResponse?.(isSlow ? "late" : cachedAt === null ? null : Number(cachedAt), now() - startedAt);
      return response._data;
    } catch (error) {
      if (call.signal?.aborted) throw call.signal.reason;
      const failure = toApiError(error);
      if (failure.status === 401) options.onUnauthorized?.(failure.code);
      throw failure;
    } finally {
      limit.clear();
      unwatch?.();
    }
  }

  return async function http(key, call = {}) {
    const [method = "GET", template = "/"] = key.split(" ");
    const path = (options.base ?? "") + pathOf(template, call.params) + queryOf(call.query);
    const maxRetries = method === "GET" || call.safe ? (call.retries ?? options.retries) : 0;
    const end = now() + TOTAL_WAIT;
    for (let attempt = 1; ; attempt++) {
      try {
        // Only the first attempt can be restarted, otherwise a slow call would never finish.
        return await attemptOnce(method, path, call, end - now(), attempt === 1 && maxRetries > 0);
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind === "http") throw error;
        const delay = retryDelay(attempt, random);
        const isLast = attempt > maxRetries || now() + delay >= end || options.isOffline?.();
        if (isLast || attempt > 1) options.onNoResponse?.();
        if (isLast) throw error;
        await pause(delay, call.signal);
      }
    }
  };
}

/**
 * Fetches a JSON document whose address is in the page, with the time when the worker cached it (milliseconds since
 * the epoch; null from the network).
 * @returns null if it is unavailable within `timeout` milliseconds.
 */
export async function fetchDocument<T>(
  address: string,
  timeout = BROWSER_TIMEOUT,
): Promise<{ data: T; cachedAt: number | null } | null> {
  const limit = deadline(timeout);
  try {
    const response = await fetch(address, { signal: limit.signal });
    if (!response.ok) return null;
    const cachedAt = response.headers.get(CACHED_AT);
    return { data: (await response.json()) as T, cachedAt: cachedAt === null ? null : Number(cachedAt) };
  } catch {
    return null;
  } finally {
    limit.clear();
  }
}
