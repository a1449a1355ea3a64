import { type EnsureQueryDataOptions, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import type { Answer, EndpointKey } from "../contract/endpoints.ts";
import { ApiError, type CallOptions, type Http } from "../lib/http/http.ts";
import { logError } from "../lib/http/log.ts";
import { isPageAlive } from "../lib/page/hydration.ts";
import { hasSession } from "../lib/session/session.ts";
import { errorOf, isRethrown, type LoaderName } from "./loaders.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      loader: LoaderName;
      /**
       * `public`: may be kept on the device for any visitor. `never`: leaves with the page. `private`: leaves with the
       * page too, and with the session.
       */
      persist: "public" | "never" | "private";
    };
  }
}

const https = new WeakMap<QueryClient, Http>();

/** Calls of players: without a session there is nobody to ask for. */
const OF_PLAYERS = /\/api\/(?:player|subscriptions)/;

let lapsed = () => {};
/** `listener` is told of a player's call for which there is no session. */
export function onNoSession(listener: () => void): void {
  lapsed = listener;
}

/** Calls of the app whose answer may be an object without anything in it: of nothing, or to a change. */
const MAYBE_EMPTY = /^(?!GET|.*filter)|(es\/jackpots|-pages|player)$/;

/** Whether this can be the answer: what stands in front of a server may say 200 to anything, with a page or with `{}`. */
export const isAnswer = (key: string, answer: unknown): boolean =>
  MAYBE_EMPTY.test(key) ||
  Array.isArray(answer) ||
  (typeof answer === "object" && Object.keys(answer ?? {}).length > 0);

/** Of an answer that is not what was asked for: a failed load, and no fault of whoever reads it. */
export const malformed = (why: string) => new ApiError("malformed", 200, null, why);

/** Sends a call of the contract through the request layer of this client. */
export async function call<K extends EndpointKey>(
  client: QueryClient,
  key: K,
  options?: CallOptions,
): Promise<Answer<K>> {
  const http = https.get(client);
  if (!http) throw new Error("a query client made by createQueryClient is needed");
  if (OF_PLAYERS.test(key) && !hasSession()) {
    lapsed();
    throw new ApiError("http", 401, null, "no session");
  }
  const answer = await http(key, options);
  if (!isAnswer(key, answer)) throw malformed(key);
  return answer as Answer<K>;
}

/** How long public answers are kept on the device, milliseconds. */
export const KEEP = 7 * 24 * 3_600_000;

/** A query client whose calls go through `http`, and which reports each failed load under its name. */
export function createQueryClient(http: Http): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        const loader = query.meta?.loader;
        const expected = error instanceof ApiError && (error.status === 404 || error.status === 401);
        if (loader && !expected) logError(errorOf(loader), error);
      },
    }),
    defaultOptions: {
      // The request layer retries; a second loop on top of it would multiply the tries.
      queries: {
        retry: false,
        networkMode: "always",
        staleTime: 60_000,
        gcTime: KEEP,
        refetchOnWindowFocus: false,
        // Until React has taken the server's page over, nothing may change what it was rendered with.
        refetchOnMount: isPageAlive,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  https.set(client, http);
  return client;
}

/** Waits for a query as its loader's row in the table says: an `empty` one never throws. */
export async function ensure<Data, Failure, Value, Key extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<Data, Failure, Value, Key>,
): Promise<Value | undefined> {
  try {
    return (await client.ensureQueryData({ ...options, revalidateIfStale: true })) as Value;
  } catch (error) {
    const loader = options.meta?.loader;
    if (loader && !isRethrown(loader)) return undefined;
    throw error;
  }
}

/** True when what an address names does not exist: the server knows nothing of it, or takes it for no name at all. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
