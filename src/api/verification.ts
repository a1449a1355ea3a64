import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { DocumentKind } from "../contract/verification.ts";
import { sessionEpoch } from "../lib/session-events.ts";
import { call } from "./client.ts";

/** Milliseconds: the largest document over 45 kB a second. */
const UPLOAD_TIMEOUT = 180_000;

export const verificationQuery = queryOptions({
  queryKey: ["verification"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/verification", { signal }),
  // An operator may decide at any time.
  staleTime: 15_000,
  meta: { loader: "verification", persist: "private" },
});

/** Sends a document; what comes back after the session has ended is dropped. */
export async function sendDocument(client: QueryClient, kind: DocumentKind, file: Blob): Promise<void> {
  const epoch = sessionEpoch();
  const answer = await call(client, "POST /api/player/verification/:kind", {
    params: { kind },
    body: file,
    timeout: UPLOAD_TIMEOUT,
  });
  if (epoch === sessionEpoch()) client.setQueryData(verificationQuery.queryKey, answer);
}
