import { type EnsureQueryDataOptions, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import type { EndpointKey, EndpointWith, ResponseOf } from "../contract/endpoints.ts";
import { ApiError, type CallOptions, type Http } from "../lib/http/http.ts";
import { logError } from "../lib/http/log.ts";
import { isPageHydrated } from "../lib/hydration/hydration.ts";
import { hasSession } from "../lib/session/session.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Name of the load in reports: a failure of `gameNames` is LOAD_GAME_NAMES_ERROR. */
      loader: string;
      /** `empty`: a failure leaves the screen with empty or previous data. `throw`: it is thrown to the caller. */
      onError: "empty" | "throw";
      /**
       * `public`: may be persisted on the device. `never`: dropped with the page. `private`: dropped with the
       * page and with the session.
       */
      persist: "public" | "never" | "private";
    };
  }
}

const httpByClient = new WeakMap<QueryClient, Http>();

let onMissingSession = () => {};
/** Calls `listener` when a player's call has no session. */
export function onNoSession(listener: () => void): void {
  onMissingSession = listener;
}

/** False if a read's response can't be the server's: proxies may respond 200 with a page or `{}`. */
export const isResponse = (response: unknown): boolean =>
  Array.isArray(response) || (typeof response === "object" && Object.keys(response ?? {}).length > 0);

/** Error of an unexpected response: treated as a failed load, not as the user's mistake. */
export const malformedError = (reason: string) => new ApiError("malformed", 200, null, reason);

type Flag = "safe" | "mayBeEmpty";
/** `true` for endpoints with the property, absent for others. */
type FlagOption<K extends EndpointKey, F extends Flag> =
  K extends EndpointWith<F> ? Record<F, true> : Partial<Record<F, never>>;
type OptionsOf<K extends EndpointKey> = Omit<CallOptions, Flag> &
  FlagOption<K, "safe"> &
  FlagOption<K, "mayBeEmpty">;
/** The options; optional unless the endpoint has a flag. */
type OptionArgs<K extends EndpointKey> =
  Record<never, never> extends OptionsOf<K> ? [options?: OptionsOf<K>] : [options: OptionsOf<K>];

async function send<K extends EndpointKey>(
  client: QueryClient,
  key: K,
  options?: CallOptions & { mayBeEmpty?: true },
): Promise<ResponseOf<K>> {
  const http = httpByClient.get(client);
  if (!http) throw new Error("the query client must be created by createQueryClient");
  const response = await http(key, options);
  const isRead = options?.safe || key.startsWith("GET");
  if (isRead && !options?.mayBeEmpty && !isResponse(response)) throw malformedError(key);
  return response as ResponseOf<K>;
}

/** Sends a call of the contract through this client's HTTP layer. */
export const call = <K extends Exclude<EndpointKey, EndpointWith<"session">>>(
  client: QueryClient,
  key: K,
  ...[options]: OptionArgs<K>
): Promise<ResponseOf<K>> => send(client, key, options);

/** Sends a call that requires a session; without one, rejects it without a request and reports the missing session. */
export async function callAsPlayer<K extends EndpointWith<"session">>(
  client: QueryClient,
  key: K,
  ...[options]: OptionArgs<K>
): Promise<ResponseOf<K>> {
  if (!hasSession()) {
    onMissingSession();
    throw new ApiError("http", 401, null, "no session");
  }
  return send(client, key, options);
}

/** Retention of persisted public responses, in milliseconds. */
export const PERSIST_TIME = 7 * 24 * 3_600_000;

/** Name of a failed load in reports. */
const errorOf = (loader: string): string => `LOAD_${loader.replace(/[A-Z]/g, "_$&").toUpperCase()}_ERROR`;

/** A query client that calls through `http` and reports failed loads by their loader's name. */
export function createQueryClient(http: Http): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        const loader = query.meta?.loader;
        const isExpected = error instanceof ApiError && (error.status === 404 || error.status === 401);
        if (loader && !isExpected) logError(errorOf(loader), error);
      },
    }),
    defaultOptions: {
      // The HTTP layer retries; another loop would multiply the attempts.
      queries: {
        retry: false,
        networkMode: "always",
        staleTime: 60_000,
        gcTime: PERSIST_TIME,
        refetchOnWindowFocus: false,
        // During hydration nothing may change the data of the server's rendering.
        refetchOnMount: isPageHydrated,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  httpByClient.set(client, http);
  return client;
}

/** Loads a query unless it is cached; a failure returns undefined or is thrown, as its `onError` says. */
export async function ensure<Data, Failure, Value, Key extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<Data, Failure, Value, Key>,
): Promise<Value | undefined> {
  try {
    return (await client.ensureQueryData({ ...options, revalidateIfStale: true })) as Value;
  } catch (error) {
    if (options.meta?.onError === "empty") return undefined;
    throw error;
  }
}

/** True if nothing exists at the address: the server doesn't know it (404) or its format is invalid (422). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
