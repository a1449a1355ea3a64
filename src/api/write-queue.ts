import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { EndpointWith } from "../contract/endpoints.ts";
import { ApiError, type CallOptions, isUnanswered } from "../lib/http/http.ts";
import { PRIVATE_PREFIX } from "../lib/session/session.ts";
import { sessionEpoch } from "../lib/session/session-events.ts";
import { local } from "../lib/storage/storage.ts";
import { now } from "../lib/time/time.ts";
import { callAsPlayer } from "./client.ts";

export type QueueableEndpoint = EndpointWith<"queueable">;

/**
 * Changes that may be queued offline: idempotent, last write wins. Nothing that moves money, and nothing
 * whose failure the player must see immediately. The contract decides; this copy validates stored entries.
 */
const QUEUEABLE: Record<QueueableEndpoint, true> = {
  "PUT /api/player/favorite_games/:id": true,
  "DELETE /api/player/favorite_games/:id": true,
  "POST /api/player/notifications/read": true,
  "PUT /api/player/push": true,
  "PATCH /api/player/update_locale": true,
};

/** Removed with the session. */
const KEY = `${PRIVATE_PREFIX}queue`;
/** Lifetime of an entry, in milliseconds. */
const LIFETIME = 24 * 3_600_000;
/** Maximum entries; the oldest are dropped. */
const MAX_ENTRIES = 200;

const Entry = v.object({
  /** Subject of the change; a later change of the same subject replaces it. */
  about: v.string(),
  endpoint: v.picklist(Object.keys(QUEUEABLE) as QueueableEndpoint[]),
  params: v.optional(v.record(v.string(), v.string())),
  body: v.optional(v.unknown()),
  /** Milliseconds since the epoch. */
  at: v.number(),
});
type Entry = v.InferOutput<typeof Entry>;

function read(): Entry[] {
  try {
    const entries = v.parse(v.array(Entry), JSON.parse(local.read(KEY) ?? "[]"));
    // Entries from a clock that was ahead would never expire.
    return entries.filter(({ at }) => Math.abs(now() - at) < LIFETIME);
  } catch {
    return [];
  }
}

function write(entries: readonly Entry[]): void {
  if (entries.length === 0) local.remove(KEY);
  else local.write(KEY, JSON.stringify(entries.slice(-MAX_ENTRIES)));
}

const entriesWithout = (about: string) => read().filter((entry) => entry.about !== about);

/** Runs in one tab at a time, where the Web Locks API is available. */
function withLock(run: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request("write-queue", run) : run();
}

/**
 * Sends a change, or queues it while offline, which counts as success. `about` identifies the subject.
 * @throws the server's rejection.
 */
export async function sendOrQueue(
  client: QueryClient,
  endpoint: QueueableEndpoint,
  about: string,
  options: Pick<CallOptions, "params" | "body"> = {},
): Promise<"sent" | "queued"> {
  const epoch = sessionEpoch();
  // Queued changes of the subject are outdated.
  write(entriesWithout(about));
  try {
    await callAsPlayer(client, endpoint, options);
    return "sent";
  } catch (error) {
    if (!isUnanswered(error) || epoch !== sessionEpoch()) throw error;
    const { params, body } = options;
    write([...entriesWithout(about), { about, endpoint, params, body, at: now() }]);
    return "queued";
  }
}

/** True if there are queued changes. */
export const hasQueuedChanges = (): boolean => read().length > 0;

/** Queued changes of a kind, oldest first; `about` is the kind and the subject. */
export const listQueued = (kind: string): Entry[] =>
  read().filter(({ about }) => about.startsWith(`${kind}:`));

/** True for failures that are unrelated to the change: a starting or overloaded server. */
const isTemporary = (error: unknown) =>
  isUnanswered(error) ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 408 || error.status === 429));

/**
 * Sends queued changes once each, oldest first. Stops if the server is unavailable; rejected changes are
 * dropped.
 */
export function flushQueue(client: QueryClient): Promise<void> {
  return withLock(async () => {
    const epoch = sessionEpoch();
    for (const entry of read()) {
      const isQueued = read().some(({ about, at }) => about === entry.about && at === entry.at);
      if (epoch !== sessionEpoch()) return;
      if (!isQueued) continue;
      try {
        await callAsPlayer(client, entry.endpoint, { params: entry.params, body: entry.body });
      } catch (error) {
        if (isTemporary(error)) return;
      }
      if (epoch === sessionEpoch())
        write(read().filter(({ about, at }) => about !== entry.about || at !== entry.at));
    }
  });
}
