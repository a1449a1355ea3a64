import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { fingerprint } from "../lib/device/fingerprint.ts";
import { beginSession } from "./auth.ts";
import { call, callAsPlayer } from "./client.ts";

/** Loaded when a player uses a passkey. */
const library = () => import("@simplewebauthn/browser");
type Library = Awaited<ReturnType<typeof library>>;
type CreationOptions = Parameters<Library["startRegistration"]>[0]["optionsJSON"];
type RequestOptions = Parameters<Library["startAuthentication"]>[0]["optionsJSON"];

/** What the player types again before a change of passkeys; nothing after a fresh sign-in. */
export interface Proof {
  password?: string;
  otp_attempt?: string;
}

/** The player's passkeys, oldest first. */
export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/passkeys", { signal }),
  meta: { loader: "passkeys", onError: "throw", persist: "private" },
});

const refetch = (client: QueryClient) => client.invalidateQueries({ queryKey: passkeysQuery.queryKey });

/** How the player can confirm the session. */
export const confirmationQuery = queryOptions({
  queryKey: ["confirmation-state"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/confirmation", { signal }),
  staleTime: 0,
  gcTime: 0,
  meta: { loader: "passkeys", onError: "throw", persist: "never" },
});

/** Confirms the session with one of the player's passkeys. */
export async function confirmWithPasskey(client: QueryClient): Promise<void> {
  const [{ startAuthentication }, options] = await Promise.all([
    library(),
    callAsPlayer(client, "POST /api/player/confirmation/options"),
  ]);
  const credential = await startAuthentication({ optionsJSON: options as unknown as RequestOptions });
  await callAsPlayer(client, "POST /api/player/confirmation", { body: { user: { credential } } });
}

/** Confirms the session with the password, and the code of two-factor authentication. */
export const confirmWithPassword = (client: QueryClient, proof: Proof) =>
  callAsPlayer(client, "POST /api/player/confirmation", { body: { user: proof } });

/** Asks for the options of a new passkey. @throws field errors if the proof is missing */
export const startPasskey = (client: QueryClient, proof: Proof) =>
  callAsPlayer(client, "POST /api/player/passkeys/options", { body: { user: proof } });

/** Lets the browser create the passkey, and adds it. */
export async function addPasskey(
  client: QueryClient,
  options: Awaited<ReturnType<typeof startPasskey>>,
  name: string,
): Promise<void> {
  const { startRegistration } = await library();
  const credential = await startRegistration({ optionsJSON: options as unknown as CreationOptions });
  await callAsPlayer(client, "POST /api/player/passkeys", { body: { passkey: { name, credential } } });
  await refetch(client);
}

export async function renamePasskey(client: QueryClient, id: string, name: string): Promise<void> {
  await callAsPlayer(client, "PUT /api/player/passkeys/:id", { params: { id }, body: { passkey: { name } } });
  await refetch(client);
}

/** Removes a passkey, which ends all other sessions. @throws field errors if the proof is missing */
export async function removePasskey(client: QueryClient, id: string, proof: Proof): Promise<void> {
  await callAsPlayer(client, "DELETE /api/player/passkeys/:id", { params: { id }, body: { user: proof } });
  await Promise.all([refetch(client), client.invalidateQueries({ queryKey: ["sessions"] })]);
}

/** Signs in with a passkey that the player chooses in the browser. */
export async function signInWithPasskey(client: QueryClient): Promise<void> {
  const [{ startAuthentication }, options, dfpc] = await Promise.all([
    library(),
    call(client, "POST /api/users/passkey/options"),
    fingerprint(),
  ]);
  const credential = await startAuthentication({ optionsJSON: options as unknown as RequestOptions });
  beginSession(
    client,
    await call(client, "POST /api/users/passkey", { body: { user: { credential, dfpc } } }),
  );
}
