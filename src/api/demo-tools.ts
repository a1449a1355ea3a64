import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { formEvidence } from "./account.ts";
import { signIn, signOut } from "./auth.ts";
import { call, callAsPlayer } from "./client.ts";
import { METHODS } from "./payments.ts";
import { playerQuery } from "./player.ts";
import { verificationQuery } from "./verification.ts";

/** Demo mode's players and clock. */
export const demoToolsQuery = queryOptions({
  queryKey: ["demo-tools"],
  queryFn: ({ client, signal }) => call(client, "GET /api/demo/tools", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { loader: "demoTools", onError: "throw", persist: "never" },
});

/** Signs in as a demo player, after ending the current session. */
export async function signInAsDemoPlayer(client: QueryClient, email: string): Promise<void> {
  const evidence = formEvidence(client);
  const { password } = await client.ensureQueryData(demoToolsQuery);
  if (client.getQueryData(playerQuery.queryKey)) await signOut(client);
  await signIn(client, { email, password, ...(await evidence.take()) });
}

/** Moves the server's clock by seconds; 0 returns to the real time. */
export async function moveDemoClock(client: QueryClient, by: number): Promise<void> {
  client.setQueryData(demoToolsQuery.queryKey, await call(client, "POST /api/demo/clock", { body: { by } }));
}

export const winDemoJackpot = (client: QueryClient) => callAsPlayer(client, "POST /api/demo/jackpot_win");

/** Verifies the player, who can withdraw then. */
export async function approveDemoDocuments(client: QueryClient): Promise<void> {
  await callAsPlayer(client, "POST /api/demo/verification");
  await Promise.all(
    [playerQuery.queryKey, verificationQuery.queryKey, METHODS].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

/** @returns the number of browsers that the message was pushed to */
export const sendDemoMessage = async (client: QueryClient): Promise<number> =>
  (await callAsPlayer(client, "POST /api/demo/message")).pushes;
