import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { DocumentKind } from "../contract/verification.ts";
import { inSession } from "../lib/session/session-events.ts";
import { callAsPlayer } from "./client.ts";

/** In milliseconds; enough for the largest document at 45 kB per second. */
const UPLOAD_TIMEOUT = 180_000;

export const verificationQuery = queryOptions({
  queryKey: ["verification"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/verification", { signal }),
  // Staff may decide any time.
  staleTime: 15_000,
  meta: { loader: "verification", onError: "throw", persist: "private" },
});

export function sendDocument(client: QueryClient, kind: DocumentKind, file: Blob): Promise<void> {
  const options = { params: { kind }, body: file, timeout: UPLOAD_TIMEOUT };
  return inSession(callAsPlayer(client, "POST /api/player/verification/:kind", options), (response) =>
    client.setQueryData(verificationQuery.queryKey, response),
  );
}
