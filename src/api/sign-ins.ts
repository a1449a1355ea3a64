import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { inSession } from "../lib/session/session-events.ts";
import { callAsPlayer } from "./client.ts";

/** The previous sign-in, and whether sign-in alerts are on. */
export const signInsQuery = queryOptions({
  queryKey: ["sign-ins"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/sign_ins", { signal }),
  meta: { loader: "sessions", onError: "throw", persist: "private" },
});

export const setSignInAlerts = (client: QueryClient, notices: boolean): Promise<void> =>
  inSession(callAsPlayer(client, "PUT /api/player/sign_ins", { body: { notices } }), (signIns) =>
    client.setQueryData(signInsQuery.queryKey, signIns),
  );
