import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Activity } from "../contract/activity.ts";
import { inSession } from "../lib/session/session-events.ts";
import { call } from "./client.ts";

/** Whether the player is asked if they are still there, and when: the server's word, which asking does not change. */
export const activityQuery = queryOptions({
  queryKey: ["activity"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/activity", { signal }),
  staleTime: 0,
  // Where a device slept no timer ran.
  refetchOnWindowFocus: "always",
  meta: { loader: "activity", persist: "private" },
});
const key = activityQuery.queryKey;

/** The other tabs of this browser, which are of the same session. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("activity");

/** Takes what other tabs have been told: who is there in one of them is there in all. */
export function followActivity(client: QueryClient): () => void {
  const hear = ({ data }: MessageEvent<Activity>) => {
    // What is still being asked is older.
    void client.cancelQueries({ queryKey: key }).then(() => client.setQueryData(key, data));
  };
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}

/** Tells the server that the player is there: `answer` answers its question, anything else is a sign of them. */
export async function noteActivity(client: QueryClient, answer: boolean): Promise<void> {
  await client.cancelQueries({ queryKey: key });
  const asking = call(client, "POST /api/player/activity", { body: { answer } });
  await inSession(asking, (activity) => {
    client.setQueryData(key, activity);
    channel?.postMessage(activity);
  });
}
