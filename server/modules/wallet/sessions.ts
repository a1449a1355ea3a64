import type { Db } from "../../db/client.ts";
import { keyOf } from "./batch-state.ts";
import { type Call, type SessionRow, walletStore as store } from "./store.ts";

/** Upper bound of cached game sessions. */
const MAX_CACHED = 20_000;

/**
 * Caches game sessions by provider and id. A session's player, game and currency never change; don't read its end here.
 */
export function createSessions(db: Db) {
  const cache = new Map<string, SessionRow>();
  return async (calls: readonly Call[]): Promise<ReadonlyMap<string, SessionRow>> => {
    const requested = new Map(calls.map((call) => [keyOf(call.provider, call.sessionId), call.sessionId]));
    const unknown = [...requested].filter(([key]) => !cache.has(key)).map(([, id]) => id);
    if (unknown.length > 0)
      for (const session of await store.sessions(db, unknown))
        cache.set(keyOf(session.provider, session.id), session);
    const found = new Map(
      [...requested.keys()].flatMap((key) => (cache.has(key) ? [[key, cache.get(key)!]] : [])),
    );
    // Evict the oldest.
    for (const key of cache.keys()) {
      if (cache.size <= MAX_CACHED) break;
      cache.delete(key);
    }
    return found;
  };
}
