import { createFetch, FetchError } from "ofetch";
import type { ErrorEnvelope } from "../../contract/error.ts";
import { KEPT_AT, KEPT_LATE } from "../../contract/sw-messages.ts";
import { isJsonType } from "../../rules/web/is-json-type.ts";
import { deadline, now, wait } from "../time/time.ts";

export const BROWSER_TIMEOUT = 30_000;
export const SERVER_TIMEOUT = 8_000;
export const RETRIES = 6;
/** A try without response headers for this long is reported as unanswered and keeps waiting, milliseconds. */
export const SILENCE = 10_000;
const FIRST_DELAY = 500;
/** No try begins, and none lasts, beyond this time after the first one began, milliseconds. */
const TOTAL_WAIT = 60_000;

/**
 * A failed call: no answer (`network`, `timeout`), an answer that is not a success (`http`, with its status and
 * envelope), or one that is not what was asked for (`malformed`).
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

/** Whether a failed call has reached nobody, as far as can be told. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  /** Sent as JSON; a `Blob` as it is with its type, an `ArrayBuffer` as it is with the type that `headers` name. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds for one try, instead of the layer's: a file takes long to send. */
  timeout?: number;
  /** Changes nothing on the server, so that it may be sent again. GET always is. */
  safe?: boolean;
  /** How often it may be sent again, instead of the layer's number: 0 for a caller with tries of its own. */
  retries?: number;
  /** Receives the headers of the answer. */
  onHeaders?: (headers: Headers) => void;
}

export interface HttpOptions {
  fetch?: typeof fetch;
  /** Prefix of every path; needed where there is no page to be relative to. */
  base?: string;
  /** Milliseconds for one try. */
  timeout: number;
  retries: number;
  headers?: Record<string, string>;
  /** True when the device itself says that it has no network: then a try is not repeated. */
  isOffline?: () => boolean;
  /**
   * Told of each answer: null when it came from the network, else when the worker had kept it (milliseconds since the
   * epoch), or `late` where a kept one stands in for one that only takes long; and how long it took, milliseconds.
   */
  onAnswer?: (keptAt: number | "late" | null, took: number) => void;
  /** Called when a try has had no response for ten seconds, when a second try has failed, and when the last one has. */
  onNoAnswer?: () => void;
  /** Calls the listener when the server answers again after it was unreachable. Returns what ends that. */
  onReached?: (listener: () => void) => () => void;
  /** Told that the server knows of no session behind a call, and the code that says why. */
  onUnauthorized?: (code: string) => void;
  random?: () => number;
  wait?: typeof wait;
}

export type Http = (key: string, options?: CallOptions) => Promise<unknown>;

/** Delay before try `attempt` (from 1), milliseconds: exponential with full jitter above a half. */
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
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

function toApiError(error: unknown): ApiError {
  if (error instanceof FetchError && error.response) {
    const data: unknown = error.data;
    const envelope = data && typeof data === "object" && "code" in data ? (data as ErrorEnvelope) : null;
    return new ApiError("http", error.response.status, envelope, `HTTP ${error.response.status}`);
  }
  const cause = error instanceof FetchError ? error.cause : error;
  const timedOut = cause instanceof Error && cause.name === "TimeoutError";
  return new ApiError(
    timedOut ? "timeout" : "network",
    0,
    null,
    cause instanceof Error ? cause.message : "network",
  );
}

/**
 * The request layer. The returned function sends one call, named by method and path template, and gives the parsed answer.
 * Only calls that change nothing are tried again, and only when there was no answer. A success that isn't JSON counts as
 * no answer.
 */
export function createHttp(options: HttpOptions): Http {
  const send = createFetch({ fetch: fetchOrReport });
  const random = options.random ?? Math.random;
  const pause = options.wait ?? wait;

  async function fetchOrReport(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    // The response to a file comes after all of it is sent, which takes long.
    const isFile = init?.body != null && typeof init.body !== "string";
    const timer = isFile ? undefined : setTimeout(() => options.onNoAnswer?.(), SILENCE);
    try {
      return await (options.fetch ?? fetch)(input, init);
    } finally {
      clearTimeout(timer);
    }
  }

  /** One try. With `mayStop`, it ends once the server answers something else: its own connection may be dead. */
  async function once(
    method: string,
    path: string,
    call: CallOptions,
    left: number,
    mayStop: boolean,
  ): Promise<unknown> {
    // ofetch's own time-out does nothing for a call that brings a signal.
    const begun = now();
    const limit = deadline(call.timeout ?? Math.min(options.timeout, left), call.signal);
    const unwatch = mayStop ? options.onReached?.(limit.abort) : undefined;
    try {
      const response = await send.raw(path, {
        method,
        body: call.body as BodyInit | Record<string, unknown> | undefined,
        headers: { ...options.headers, ...call.headers },
        signal: limit.signal,
        retry: false,
        responseType: "json",
      });
      // A login page of a Wi-Fi network, for example.
      if (!isJsonType(response.headers.get("content-type"))) throw new Error("not JSON");
      const kept = response.headers.get(KEPT_AT);
      const late = response.headers.has(KEPT_LATE);
      call.onHeaders?.(response.headers);
      options.onAnswer?.(late ? "late" : kept === null ? null : Number(kept), now() - begun);
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
    const tries = method === "GET" || call.safe ? (call.retries ?? options.retries) : 0;
    const end = now() + TOTAL_WAIT;
    for (let attempt = 1; ; attempt++) {
      try {
        // Later tries wait: a call that is slow by itself would never end.
        return await once(method, path, call, end - now(), attempt === 1 && tries > 0);
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind === "http") throw error;
        const delay = retryDelay(attempt, random);
        const isLast = attempt > tries || now() + delay >= end || options.isOffline?.();
        if (isLast || attempt > 1) options.onNoAnswer?.();
        if (isLast) throw error;
        await pause(delay, call.signal);
      }
    }
  };
}

/**
 * A document that the page itself names, as JSON, and when the worker kept it (milliseconds since the epoch; null for
 * the network's). Null where it cannot be had within `timeout` milliseconds: the caller has another way.
 */
export async function fetchKept<T>(
  address: string,
  timeout = BROWSER_TIMEOUT,
): Promise<{ data: T; keptAt: number | null } | null> {
  const limit = deadline(timeout);
  try {
    const response = await fetch(address, { signal: limit.signal });
    if (!response.ok) return null;
    const kept = response.headers.get(KEPT_AT);
    return { data: (await response.json()) as T, keptAt: kept === null ? null : Number(kept) };
  } catch {
    return null;
  } finally {
    limit.clear();
  }
}
