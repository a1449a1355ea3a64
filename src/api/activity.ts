import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Activity } from "../contract/activity.ts";
import { inSession } from "../lib/session/session-events.ts";
import { callAsPlayer } from "./client.ts";

/** Inactivity status; fetching it does not count as activity. */
export const activityQuery = queryOptions({
  queryKey: ["activity"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/activity", { signal }),
  staleTime: 0,
  // Timers don't run while the device sleeps.
  refetchOnWindowFocus: "always",
  meta: { loader: "activity", onError: "empty", persist: "private" },
});
const key = activityQuery.queryKey;

/** Other tabs of this browser, which share the session. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("activity");

/**
 * Applies activity in other tabs to this one.
 * @returns the unsubscribe function.
 */
export function followActivity(client: QueryClient): () => void {
  const onMessage = ({ data }: MessageEvent<Activity>) => {
    // A pending fetch would return an older status.
    void client.cancelQueries({ queryKey: key }).then(() => client.setQueryData(key, data));
  };
  channel?.addEventListener("message", onMessage);
  return () => channel?.removeEventListener("message", onMessage);
}

/** Reports user activity; `answer` is true for an answer to the inactivity prompt. */
export async function reportActivity(client: QueryClient, answer: boolean): Promise<void> {
  await client.cancelQueries({ queryKey: key });
  const request = callAsPlayer(client, "POST /api/player/activity", { body: { answer } });
  await inSession(request, (activity) => {
    client.setQueryData(key, activity);
    channel?.postMessage(activity);
  });
}
