import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AccountBalances } from "../contract/accounts.ts";
import type { Details } from "../contract/auth.ts";
import type { PlayerChanges, PromoSubscription } from "../contract/player.ts";
import { createCaptcha } from "../lib/device/captcha.ts";
import { fingerprint } from "../lib/device/fingerprint.ts";
import { isPersonalChannelLive } from "../lib/realtime/personal-channel.ts";
import { inSession } from "../lib/session/session-events.ts";
import type { FormEvidence } from "./auth.ts";
import { call, callAsPlayer } from "./client.ts";
import { playerQuery } from "./player.ts";

export const countriesQuery = queryOptions({
  queryKey: ["countries"],
  queryFn: ({ client, signal }) => call(client, "GET /api/info/countries", { signal }),
  staleTime: 24 * 3_600_000,
  meta: { loader: "countries", onError: "throw", persist: "public" },
});

/** Fields of each player form for residents of `country`. */
export const playerFieldsQuery = (country: string) =>
  queryOptions({
    queryKey: ["player-fields", country],
    queryFn: ({ client, signal }) =>
      call(client, "GET /api/info/player_fields", { query: { country }, signal }),
    staleTime: 10 * 60_000,
    meta: { loader: "playerFields", onError: "throw", persist: "never" },
  });

/** Version of the latest change of the player's money. */
const versionOf = (accounts: AccountBalances[]) => Math.max(0, ...accounts.map(({ version }) => version));

/** All accounts with their balances, which the endpoint includes unless `compatibility` is set. */
export const accountsQuery = queryOptions({
  queryKey: ["accounts"],
  queryFn: async ({ client, signal }) => {
    const fetched = (await callAsPlayer(client, "GET /api/player/accounts", { signal })) as AccountBalances[];
    const cached = client.getQueryData<AccountBalances[]>(["accounts"]);
    // A publication may have arrived during the request and be newer than its response.
    return cached && versionOf(cached) > versionOf(fetched) ? cached : fetched;
  },
  staleTime: 15_000,
  meta: { loader: "accounts", onError: "throw", persist: "private" },
});

/**
 * Stores published balances unless newer ones are cached. Cancels a pending fetch, whose response would be
 * older.
 */
export function receiveAccounts(client: QueryClient, accounts: AccountBalances[]): void {
  const { queryKey } = accountsQuery;
  const cached = client.getQueryData(queryKey);
  if (cached && versionOf(cached) > versionOf(accounts)) return;
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, accounts);
}

/**
 * True if balances were received after `since` (milliseconds since the epoch) and publications keep arriving.
 */
export const isBalanceLive = (client: QueryClient, since: number): boolean =>
  isPersonalChannelLive() && (client.getQueryState(accountsQuery.queryKey)?.dataUpdatedAt ?? 0) >= since;

export const subscriptionsQuery = queryOptions({
  queryKey: ["subscriptions"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/subscriptions", { signal }),
  meta: { loader: "subscriptions", onError: "throw", persist: "private" },
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/sessions", { signal }),
  staleTime: 0,
  meta: { loader: "sessions", onError: "throw", persist: "private" },
});

/** VIP levels, lowest first, in a locale. */
export const vipLevelsQuery = (locale: string) =>
  queryOptions({
    queryKey: ["statuses", locale],
    queryFn: ({ client, signal }) => call(client, "GET /api/info/statuses", { query: { l: locale }, signal }),
    staleTime: 10 * 60_000,
    meta: { loader: "statuses", onError: "empty", persist: "never" },
  });

/** Timeout for loading a captcha challenge of a few hundred bytes, in milliseconds. */
const CAPTCHA_TIMEOUT = 10_000;

const captchas = new WeakMap<QueryClient, ReturnType<typeof createCaptcha>>();

/** Captcha and fingerprint of a form: prepared when the player starts typing, used up by submitting. */
export function formEvidence(client: QueryClient) {
  let captcha = captchas.get(client);
  if (!captcha) {
    captcha = createCaptcha(() => call(client, "GET /api/captcha", { retries: 0, timeout: CAPTCHA_TIMEOUT }));
    captchas.set(client, captcha);
  }
  const formCaptcha = captcha;
  return {
    prepare(): void {
      formCaptcha.prepare();
      void fingerprint();
    },
    async take(): Promise<FormEvidence> {
      const [captcha, dfpc] = await Promise.all([formCaptcha.take(), fingerprint()]);
      return { captcha, dfpc };
    },
  };
}

export function changePlayer(client: QueryClient, user: PlayerChanges): Promise<void> {
  return inSession(callAsPlayer(client, "PATCH /api/player", { body: { user } }), (player) =>
    client.setQueryData(playerQuery.queryKey, player),
  );
}

/** Completes the registration data after a sign-in with a provider. */
export function completeRegistration(client: QueryClient, user: Details): Promise<void> {
  return inSession(
    callAsPlayer(client, "POST /api/auth_providers/update_details", { body: { user } }),
    (player) => client.setQueryData(playerQuery.queryKey, player),
  );
}

export function changeLocale(client: QueryClient, locale: string): Promise<void> {
  return inSession(callAsPlayer(client, "PATCH /api/player/update_locale", { body: { locale } }), (player) =>
    client.setQueryData(playerQuery.queryKey, player),
  );
}

export function changeSubscriptions(client: QueryClient, subscriptions: PromoSubscription[]): Promise<void> {
  return inSession(callAsPlayer(client, "PUT /api/subscriptions", { body: { subscriptions } }), (answer) => {
    client.setQueryData(subscriptionsQuery.queryKey, answer);
    void client.invalidateQueries({ queryKey: playerQuery.queryKey });
  });
}

export function openAccount(client: QueryClient, currency: string): Promise<void> {
  return inSession(callAsPlayer(client, "POST /api/player/accounts", { body: { currency } }), (accounts) => {
    client.setQueryData(accountsQuery.queryKey, accounts as AccountBalances[]);
    void client.invalidateQueries({ queryKey: playerQuery.queryKey });
  });
}

/** Reports the error codes of a rejected form, without user input. */
export function reportFormErrors(
  client: QueryClient,
  component: string,
  side: "client" | "server",
  errors: Record<string, string>,
): void {
  call(client, "PUT /metrics-errors-validation", { body: { side, component, errors } }).catch(() => {});
}
