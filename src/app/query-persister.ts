import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSave,
} from "@tanstack/query-persist-client-core";
import type { DehydrateOptions, QueryClient } from "@tanstack/react-query";
import { KEEP } from "../api/client.ts";
import { hash } from "../rules/web/hash.ts";

/** Raise when the shape of persisted queries changes. Not the build, or every release would start with nothing. */
const SCHEMA = "4";
const KEY = `public-queries-${SCHEMA}`;
/** Milliseconds between a change and the write that persists it. */
const THROTTLE = 1_000;
/** Milliseconds that a page waits for the storage. */
const RESTORE_TIMEOUT = 400;
/** Largest value that is written, characters of its JSON. */
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
  /** The market that the client's answers are for; undefined while it has none. */
  marketOf: (client: QueryClient) => string | undefined;
}

/** False for queries of a clock that was ahead, too: they would stay new for as long as that. */
const isInTime = (age: number) => age >= 0 && age < KEEP;

const dehydrateOptions: DehydrateOptions = {
  shouldDehydrateQuery: (query) => query.state.status === "success" && query.meta?.persist === "public",
  shouldDehydrateMutation: () => false,
};

/** The newest queries that fit into the size. */
function selectNewest(queries: PersistedQuery[]): PersistedQuery[] {
  let size = 0;
  return queries
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .filter(({ state }) => {
      const own = JSON.stringify(state.data).length;
      const fits = size + own <= MAX_SIZE;
      if (fits) size += own;
      return fits;
    });
}

/** Stored with the queries: their shape, and the market that they are for. */
const busterOf = (market = "") => `${SCHEMA}/${market}`;
const fitsMarket = (buster: unknown, market: string | undefined) =>
  market === undefined ? String(buster).startsWith(busterOf()) : buster === busterOf(market);

interface QueryPersister extends Persister {
  /** Reads what earlier pages and other tabs have persisted, which the next write keeps. */
  readOthers(): Promise<void>;
}

/** Persists a client's public queries in the browser's storage. What is for another market is left where it is. */
function createPersister(client: QueryClient, { store, now, marketOf }: PersistDeps): QueryPersister {
  let written = 0;
  let others: PersistedQuery[] | undefined;

  async function read(): Promise<PersistedClient | undefined> {
    const persisted = await store.read<PersistedClient>(KEY);
    if (!persisted || !fitsMarket(persisted.buster, marketOf(client))) return undefined;
    const queries = persisted.clientState.queries.filter(
      ({ meta, state }) => meta?.persist === "public" && isInTime(now() - state.dataUpdatedAt),
    );
    return { ...persisted, buster: SCHEMA, clientState: { mutations: [], queries } };
  }

  return {
    async readOthers() {
      others = (await read())?.clientState.queries ?? [];
    },

    async persistClient({ timestamp, clientState }) {
      // Not read yet: a write would remove them.
      if (!others) return;
      const own = new Set(clientState.queries.map(({ queryHash }) => queryHash));
      const queries = selectNewest(
        [...clientState.queries, ...others.filter(({ queryHash }) => !own.has(queryHash))].filter(
          ({ state }) => now() - state.dataUpdatedAt < KEEP,
        ),
      );
      const digest = hash(
        queries.map(({ queryHash, state }) => `${queryHash}@${state.dataUpdatedAt}`).join(),
      );
      if (digest === written) return;
      written = digest;
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

    removeClient: () => forgetQueries({ store }),
  };
}

/**
 * Restores persisted public queries, unless the page already knows to be in another market. Gives up after 400 ms,
 * because a page must not wait for a storage that hangs. What cannot be read is reported and removed.
 */
export async function restoreQueries(client: QueryClient, deps: PersistDeps): Promise<void> {
  const persister = createPersister(client, deps);
  await persistQueryClientRestore({ queryClient: client, persister, buster: SCHEMA, maxAge: KEEP }).catch(
    (error: unknown) => deps.logError("RESTORE_QUERIES_ERROR", error),
  );
}

/** Removes persisted queries: they may be what breaks a page. */
export async function forgetQueries({ store }: Pick<PersistDeps, "store">): Promise<void> {
  await store.remove(KEY).catch(() => {});
}

/**
 * Persists public queries beside those of earlier pages and other tabs: at most one write a second, none when nothing
 * changed, the last one when the page is left after its first. A storage that rejects a write is emptied once and then
 * left alone. The package's own subscription would dehydrate every query at every change of the cache.
 *
 * @returns what stops it
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
      // A page that is left has no time to read.
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
