import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { ApiError, type CallOptions, isUnanswered } from "../lib/http/http.ts";
import { PRIVATE_PREFIX } from "../lib/session/session.ts";
import { sessionEpoch } from "../lib/session/session-events.ts";
import { local } from "../lib/storage/storage.ts";
import { now } from "../lib/time/time.ts";
import { call } from "./client.ts";

/**
 * What may wait for the network and be sent then: the last word counts, and sent twice is like sent once. Nothing that
 * moves money, and nothing whose failure a player must know of at once.
 */
export const QUEUED = [
  "PUT /api/player/favorite_games/:id",
  "DELETE /api/player/favorite_games/:id",
  "POST /api/player/notifications/read",
  "PUT /api/player/push",
  "PATCH /api/player/update_locale",
] as const;
export type Queued = (typeof QUEUED)[number];

/** Goes with the session. */
const KEY = `${PRIVATE_PREFIX}queue`;
/** How long something waits, milliseconds. */
const LIFE = 24 * 3_600_000;
/** Entries; whoever has done more without network sees the first of it undone. */
const MOST = 200;

const Entry = v.object({
  /** What it is about: a later change of the same takes its place. */
  about: v.string(),
  endpoint: v.picklist(QUEUED),
  params: v.optional(v.record(v.string(), v.string())),
  body: v.optional(v.unknown()),
  /** Milliseconds since the epoch. */
  at: v.number(),
});
type Entry = v.InferOutput<typeof Entry>;

function read(): Entry[] {
  try {
    const kept = v.parse(v.array(Entry), JSON.parse(local.read(KEY) ?? "[]"));
    // A clock that was ahead would keep it for ever.
    return kept.filter(({ at }) => Math.abs(now() - at) < LIFE);
  } catch {
    return [];
  }
}

function write(entries: readonly Entry[]): void {
  if (entries.length === 0) local.remove(KEY);
  else local.write(KEY, JSON.stringify(entries.slice(-MOST)));
}

const without = (about: string) => read().filter((entry) => entry.about !== about);

/** One tab at a time, where the browser can do that. */
function alone(run: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request("write-queue", run) : run();
}

/**
 * Sends a change, or keeps it until there is network: then it counts as done. What the server refuses is thrown. `about`
 * names what is changed.
 */
export async function sendOrQueue(
  client: QueryClient,
  endpoint: Queued,
  about: string,
  options: Pick<CallOptions, "params" | "body"> = {},
): Promise<"sent" | "queued"> {
  const epoch = sessionEpoch();
  // What waits is older than this.
  write(without(about));
  try {
    await call(client, endpoint, options);
    return "sent";
  } catch (error) {
    if (!isUnanswered(error) || epoch !== sessionEpoch()) throw error;
    const { params, body } = options;
    write([...without(about), { about, endpoint, params, body, at: now() }]);
    return "queued";
  }
}

/** Whether anything waits. */
export const hasQueued = (): boolean => read().length > 0;

/** What waits of this kind, oldest first: `about` without its kind is what it concerns. */
export const queuedOf = (kind: string): Entry[] => read().filter(({ about }) => about.startsWith(`${kind}:`));

/** What says nothing of the change itself: a server that is starting, or has too much to do. */
const mayPass = (error: unknown) =>
  isUnanswered(error) ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 408 || error.status === 429));

/** Sends what waits, oldest first, each once. Stops where nobody can take it; what the server refuses is dropped. */
export function flushQueue(client: QueryClient): Promise<void> {
  return alone(async () => {
    const epoch = sessionEpoch();
    for (const entry of read()) {
      const isWanted = read().some(({ about, at }) => about === entry.about && at === entry.at);
      if (epoch !== sessionEpoch()) return;
      if (!isWanted) continue;
      try {
        await call(client, entry.endpoint, { params: entry.params, body: entry.body });
      } catch (error) {
        if (mayPass(error)) return;
      }
      if (epoch === sessionEpoch())
        write(read().filter(({ about, at }) => about !== entry.about || at !== entry.at));
    }
  });
}
