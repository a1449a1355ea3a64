import type { Db } from "../../db/client.ts";
import { keyOf } from "./batch-state.ts";
import { type Call, type SessionRow, walletStore as store } from "./store.ts";

/** Game sessions that are remembered at most. */
const MOST = 20_000;

/**
 * Looks up the game sessions of calls, by provider and id. Whose they are, what is played in them and in what they are
 * played never changes, so each is read once; whether it is at its end is nothing to be remembered.
 */
export function createSessions(db: Db) {
  const known = new Map<string, SessionRow>();
  return async (calls: readonly Call[]): Promise<ReadonlyMap<string, SessionRow>> => {
    const asked = new Map(calls.map((call) => [keyOf(call.provider, call.sessionId), call.sessionId]));
    const unknown = [...asked].filter(([key]) => !known.has(key)).map(([, id]) => id);
    if (unknown.length > 0)
      for (const session of await store.sessions(db, unknown))
        known.set(keyOf(session.provider, session.id), session);
    const found = new Map(
      [...asked.keys()].flatMap((key) => (known.has(key) ? [[key, known.get(key)!]] : [])),
    );
    // The oldest ones are read again.
    for (const key of known.keys()) {
      if (known.size <= MOST) break;
      known.delete(key);
    }
    return found;
  };
}
