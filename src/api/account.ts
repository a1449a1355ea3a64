import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AccountParts } from "../contract/accounts.ts";
import type { Details } from "../contract/auth-providers.ts";
import type { PlayerChanges, Subscription } from "../contract/player.ts";
import { createCaptcha } from "../lib/device/captcha.ts";
import { fingerprint } from "../lib/device/fingerprint.ts";
import { isHearing } from "../lib/realtime/personal-channel.ts";
import { inSession } from "../lib/session/session-events.ts";
import type { Proof } from "./auth.ts";
import { call } from "./client.ts";
import { playerQuery } from "./player.ts";

export const countriesQuery = queryOptions({
  queryKey: ["countries"],
  queryFn: ({ client, signal }) => call(client, "GET /api/info/countries", { signal }),
  staleTime: 24 * 3_600_000,
  meta: { loader: "countries", persist: "public" },
});

/** What each form asks of somebody who lives in `country`. */
export const playerFieldsQuery = (country: string) =>
  queryOptions({
    queryKey: ["player-fields", country],
    queryFn: ({ client, signal }) =>
      call(client, "GET /api/info/player_fields", { query: { country }, signal }),
    staleTime: 10 * 60_000,
    meta: { loader: "playerFields", persist: "never" },
  });

/** Of the newest change of the player's money. */
const versionOf = (accounts: AccountParts[]) => Math.max(0, ...accounts.map(({ version }) => version));

/** Every account with its parts, which the call gives because it is not asked to be flat. */
export const accountsQuery = queryOptions({
  queryKey: ["accounts"],
  queryFn: async ({ client, signal }) => {
    const asked = (await call(client, "GET /api/player/accounts", { signal })) as AccountParts[];
    const shown = client.getQueryData<AccountParts[]>(["accounts"]);
    // What was said meanwhile may be newer than what was asked for before it.
    return shown && versionOf(shown) > versionOf(asked) ? shown : asked;
  },
  staleTime: 15_000,
  meta: { loader: "accounts", persist: "private" },
});

/** Takes balances as the server has said them, unless newer ones are shown; an answer that is on its way is older. */
export function receiveAccounts(client: QueryClient, accounts: AccountParts[]): void {
  const { queryKey } = accountsQuery;
  const shown = client.getQueryData(queryKey);
  if (shown && versionOf(shown) > versionOf(accounts)) return;
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, accounts);
}

/** Whether balances have been told or asked for since then, milliseconds since the epoch, and go on being told. */
export const isBalanceTold = (client: QueryClient, since: number): boolean =>
  isHearing() && (client.getQueryState(accountsQuery.queryKey)?.dataUpdatedAt ?? 0) >= since;

export const subscriptionsQuery = queryOptions({
  queryKey: ["subscriptions"],
  queryFn: ({ client, signal }) => call(client, "GET /api/subscriptions", { signal }),
  meta: { loader: "subscriptions", persist: "private" },
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/sessions", { signal }),
  staleTime: 0,
  meta: { loader: "sessions", persist: "private" },
});

/** The levels of the VIP club, lowest first, in a language. */
export const statusesQuery = (locale: string) =>
  queryOptions({
    queryKey: ["statuses", locale],
    queryFn: ({ client, signal }) => call(client, "GET /api/info/statuses", { query: { l: locale }, signal }),
    staleTime: 10 * 60_000,
    meta: { loader: "statuses", persist: "never" },
  });

/** How long a form waits for its captcha, milliseconds: it asks for a few hundred bytes. */
const CAPTCHA_TIMEOUT = 10_000;

const proofs = new WeakMap<QueryClient, ReturnType<typeof createCaptcha>>();

/** The proof of a form: made ahead when somebody begins to fill it in, and used up by sending it. */
export function proofOf(client: QueryClient) {
  let captcha = proofs.get(client);
  if (!captcha) {
    captcha = createCaptcha(() => call(client, "GET /api/captcha", { retries: 0, timeout: CAPTCHA_TIMEOUT }));
    proofs.set(client, captcha);
  }
  const own = captcha;
  return {
    prepare(): void {
      own.prepare();
      void fingerprint();
    },
    async take(): Promise<Proof> {
      const [captcha, dfpc] = await Promise.all([own.take(), fingerprint()]);
      return { captcha, dfpc };
    },
  };
}

export function changePlayer(client: QueryClient, user: PlayerChanges): Promise<void> {
  return inSession(call(client, "PATCH /api/player", { body: { user } }), (player) =>
    client.setQueryData(playerQuery.queryKey, player),
  );
}

/** Completes the details of somebody who came by a provider. */
export function completeDetails(client: QueryClient, user: Details): Promise<void> {
  return inSession(call(client, "POST /api/auth_providers/update_details", { body: { user } }), (player) =>
    client.setQueryData(playerQuery.queryKey, player),
  );
}

export function changeLocale(client: QueryClient, locale: string): Promise<void> {
  return inSession(call(client, "PATCH /api/player/update_locale", { body: { locale } }), (player) =>
    client.setQueryData(playerQuery.queryKey, player),
  );
}

export function changeSubscriptions(client: QueryClient, subscriptions: Subscription[]): Promise<void> {
  return inSession(call(client, "PUT /api/subscriptions", { body: { subscriptions } }), (answer) => {
    client.setQueryData(subscriptionsQuery.queryKey, answer);
    void client.invalidateQueries({ queryKey: playerQuery.queryKey });
  });
}

export function openAccount(client: QueryClient, currency: string): Promise<void> {
  return inSession(call(client, "POST /api/player/accounts", { body: { currency } }), (accounts) => {
    client.setQueryData(accountsQuery.queryKey, accounts as AccountParts[]);
    void client.invalidateQueries({ queryKey: playerQuery.queryKey });
  });
}

/** Tells the server what kept a form from being sent: codes, never what was typed. */
export function reportProblems(
  client: QueryClient,
  component: string,
  side: "client" | "server",
  errors: Record<string, string>,
): void {
  call(client, "PUT /metrics-errors-validation", { body: { side, component, errors } }).catch(() => {});
}
