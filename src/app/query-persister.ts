import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSave,
} from "@tanstack/query-persist-client-core";
import type { DehydrateOptions, QueryClient } from "@tanstack/react-query";
import { PERSIST_TIME } from "../api/client.ts";
import { hash } from "../rules/web/hash.ts";

/**
 * Increment when the persisted shape changes. Independent of the build, or every release would start empty.
 */
const SCHEMA = "5";
const KEY = `public-queries-${SCHEMA}`;
/** Milliseconds between a change and its write. */
const THROTTLE = 1_000;
/** Maximum wait for the storage when restoring, in milliseconds. */
const RESTORE_TIMEOUT = 400;
/** Maximum size of a write, in characters of JSON. */
const MAX_SIZE = 2_000_000;

export interface PersistStore {
  read<T>(key: string): Promise<T | undefined>;
  write(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

type PersistedQuery = PersistedClient["clientState"]["queries"][number];

export interface PersistDeps {
  store: PersistStore;
  now: () => number;
  logError: (name: string, error: unknown) => void;
  /** Market of the client's data; undefined while unknown. */
  marketOf: (client: QueryClient) => string | undefined;
}

/** True if data is recent enough. False for timestamps in the future, which would never expire. */
const isUnexpired = (age: number) => age >= 0 && age < PERSIST_TIME;

const dehydrateOptions: DehydrateOptions = {
  shouldDehydrateQuery: (query) => query.state.status === "success" && query.meta?.persist === "public",
  shouldDehydrateMutation: () => false,
};

/** The newest queries within the size limit. */
function selectNewest(queries: PersistedQuery[]): PersistedQuery[] {
  let size = 0;
  return queries
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .filter(({ state }) => {
      const querySize = JSON.stringify(state.data).length;
      const fits = size + querySize <= MAX_SIZE;
      if (fits) size += querySize;
      return fits;
    });
}

/** Buster: schema version and market. */
const busterOf = (market = "") => `${SCHEMA}/${market}`;
const fitsMarket = (buster: unknown, market: string | undefined) =>
  market === undefined ? String(buster).startsWith(busterOf()) : buster === busterOf(market);

interface QueryPersister extends Persister {
  /** Reads queries persisted by earlier pages and other tabs, which the next write keeps. */
  readOthers(): Promise<void>;
}

/** Persists a client's public queries. Data of another market isn't read; the first write replaces it. */
function createPersister(client: QueryClient, { store, now, marketOf }: PersistDeps): QueryPersister {
  let writtenDigest = 0;
  let others: PersistedQuery[] | undefined;

  async function read(): Promise<PersistedClient | undefined> {
    const persisted = await store.read<PersistedClient>(KEY);
    if (!persisted || !fitsMarket(persisted.buster, marketOf(client))) return undefined;
    const queries = persisted.clientState.queries.filter(
      ({ meta, state }) => meta?.persist === "public" && isUnexpired(now() - state.dataUpdatedAt),
    );
    return { ...persisted, buster: SCHEMA, clientState: { mutations: [], queries } };
  }

  return {
    async readOthers() {
      others = (await read())?.clientState.queries ?? [];
    },

    async persistClient({ timestamp, clientState }) {
      // Until they are read, a write would drop the other tabs' queries.
      if (!others) return;
      const ownHashes = new Set(clientState.queries.map(({ queryHash }) => queryHash));
      const queries = selectNewest(
        [...clientState.queries, ...others.filter(({ queryHash }) => !ownHashes.has(queryHash))].filter(
          ({ state }) => now() - state.dataUpdatedAt < PERSIST_TIME,
        ),
      );
      const digest = hash(
        queries.map(({ queryHash, state }) => `${queryHash}@${state.dataUpdatedAt}`).join(),
      );
      if (digest === writtenDigest) return;
      writtenDigest = digest;
      const persisted: PersistedClient = {
        buster: busterOf(marketOf(client)),
        timestamp,
        clientState: { mutations: [], queries },
      };
      await store.write(KEY, persisted);
    },

    async restoreClient() {
      const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, RESTORE_TIMEOUT));
      return Promise.race([read(), timeout]);
    },

    removeClient: () => removeQueries({ store }),
  };
}

/**
 * Restores persisted public queries, unless the page's market is known and differs. Gives up after 400 ms, so
 * that a hung storage doesn't block the page. Unreadable data is reported and removed.
 */
export async function restoreQueries(client: QueryClient, deps: PersistDeps): Promise<void> {
  const persister = createPersister(client, deps);
  await persistQueryClientRestore({
    queryClient: client,
    persister,
    buster: SCHEMA,
    maxAge: PERSIST_TIME,
  }).catch((error: unknown) => deps.logError("RESTORE_QUERIES_ERROR", error));
}

/** Removes persisted queries, which may be what breaks a page. */
export async function removeQueries({ store }: Pick<PersistDeps, "store">): Promise<void> {
  await store.remove(KEY).catch(() => {});
}

/**
 * Adds public queries to those persisted by earlier pages and other tabs, throttled to one write per second.
 * A failed write clears the storage and ends persistence. Replaces the library's own subscription, which would
 * dehydrate on every change.
 * @returns the unsubscribe function
 */
export function persistQueries(client: QueryClient, deps: PersistDeps): () => void {
  const persister = createPersister(client, deps);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;

  async function write(isLast = false): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (hasFailed) return;
    try {
      // On pagehide there is no time to read.
      if (!isLast) await persister.readOthers();
      await persistQueryClientSave({ queryClient: client, persister, dehydrateOptions });
    } catch (error) {
      hasFailed = true;
      deps.logError("PERSIST_QUERIES_ERROR", error);
      await persister.removeClient();
    }
  }

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    timer ??= setTimeout(() => void write(), THROTTLE);
  });
  const flush = () => {
    if (timer) void write(true);
  };
  globalThis.addEventListener?.("pagehide", flush);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    globalThis.removeEventListener?.("pagehide", flush);
  };
}
