import type { PersistedClient } from "@tanstack/query-persist-client-core";
import type { QueryClient } from "@tanstack/react-query";
import { dehydrate, hydrate } from "@tanstack/react-query";
import { KEEP } from "../api/client.ts";
import { hash } from "../rules/hash.ts";

/** Raise when the shape of kept answers changes: older ones are then left alone. Not the build, or every release would empty the shelf. */
const SCHEMA = "4";
const KEY = `public-queries-${SCHEMA}`;
const THROTTLE = 1_000;
const RESTORE_TIMEOUT = 400;
/** Largest blob that is written, characters of its JSON. */
const MAX_SIZE = 2_000_000;

export interface PersistStore {
  read<T>(key: string): Promise<T | undefined>;
  write(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

type State = PersistedClient["clientState"];
type PersistedQuery = State["queries"][number];

export interface PersistDeps {
  store: PersistStore;
  now: () => number;
  logError: (name: string, error: unknown) => void;
  /** The market that the client's answers are for; undefined while it has none. */
  marketOf: (client: QueryClient) => string | undefined;
}

/** What a clock wrote that was ahead would be new for as long as that. */
const isInTime = (age: number) => age >= 0 && age < KEEP;
const isPublic = (query: PersistedQuery) => query.meta?.persist === "public";

/** What may be kept: public, successful, young enough; newest first until the size is full. */
function selectQueries(client: QueryClient, now: number): State {
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: (query) => query.state.status === "success" && query.meta?.persist === "public",
    shouldDehydrateMutation: () => false,
  });
  let size = 0;
  const kept = queries
    .filter((query) => now - query.state.dataUpdatedAt < KEEP)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .filter((query) => {
      const own = JSON.stringify(query.state.data).length;
      const fits = size + own <= MAX_SIZE;
      if (fits) size += own;
      return fits;
    });
  return { mutations: [], queries: kept };
}

/** What a kept blob must be marked with: the shape, and the market whose answers it holds. */
const markOf = (market = "") => `${SCHEMA}/${market}`;
const isMarkedFor = (mark: unknown, market: string | undefined) =>
  market === undefined ? String(mark).startsWith(markOf()) : mark === markOf(market);

/**
 * Puts kept public answers back, unless the page already knows to be in another market. Gives up after 400 ms, because
 * a page must not wait for a storage that hangs.
 */
export async function restoreQueries(
  client: QueryClient,
  { store, now, logError, marketOf }: PersistDeps,
): Promise<void> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, RESTORE_TIMEOUT));
  try {
    const kept = await Promise.race([store.read<PersistedClient>(KEY), timeout]);
    if (!kept || !isMarkedFor(kept.buster, marketOf(client))) return;
    const queries = kept.clientState.queries.filter(
      (query) => isPublic(query) && isInTime(now() - query.state.dataUpdatedAt),
    );
    hydrate(client, { mutations: [], queries });
  } catch (error) {
    logError("RESTORE_QUERIES_ERROR", error);
    // What cannot be read is of no use the next time either.
    store.remove(KEY).catch(() => {});
  }
}

/** Drops what is kept: it may be what a page has broken on. */
export async function forgetQueries({ store }: Pick<PersistDeps, "store">): Promise<void> {
  await store.remove(KEY).catch(() => {});
}

/**
 * Keeps public answers on the device: at most one write a second, none when nothing changed, the last one when the page
 * is left. A storage that refuses is emptied once and then left alone. Returns what stops it.
 */
export function persistQueries(client: QueryClient, deps: PersistDeps): () => void {
  const { store, now, logError, marketOf } = deps;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = 0;
  let failed = false;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (failed) return;
    const clientState = selectQueries(client, now());
    const digest = hash(
      clientState.queries.map((query) => `${query.queryHash}@${query.state.dataUpdatedAt}`).join(),
    );
    if (digest === written) return;
    written = digest;
    const persisted: PersistedClient = {
      buster: markOf(marketOf(client)),
      timestamp: now(),
      clientState,
    };
    try {
      await store.write(KEY, persisted);
    } catch (error) {
      failed = true;
      logError("PERSIST_QUERIES_ERROR", error);
      await store.remove(KEY).catch(() => {});
    }
  }

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    timer ??= setTimeout(() => void write(), THROTTLE);
  });
  const flush = () => {
    if (timer) void write();
  };
  globalThis.addEventListener?.("pagehide", flush);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    globalThis.removeEventListener?.("pagehide", flush);
  };
}
