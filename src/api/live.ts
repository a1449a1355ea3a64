import { type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import type { Publication, PublicationType } from "../contract/realtime.ts";
import { ApiError } from "../lib/http/http.ts";
import type { PublicChannel } from "../lib/realtime/channel-subscriptions.ts";
import { accountsQuery, receiveAccounts } from "./account.ts";
import { call } from "./client.ts";
import { receiveCompPoints } from "./comp-points.ts";
import { jackpotsQuery } from "./games.ts";
import { jackpotWinsQuery } from "./jackpot-wins.ts";
import { receiveJackpots } from "./jackpots.ts";
import { limitsQuery } from "./limits.ts";
import { notificationsQuery } from "./notifications.ts";
import { invalidateAfterPlay, playSessionQuery } from "./play.ts";
import { playerQuery } from "./player.ts";
import { receiveWin, winsQuery } from "./wins.ts";

/** Query key that is set while this page closes the account, so that it ignores `account_closed`. */
export const CLOSURE_IN_PROGRESS = ["account-closure", "in-progress"];

/** Address of the player's realtime connection. */
export const settingsQuery = queryOptions({
  queryKey: ["player-settings"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/settings", { signal }),
  staleTime: 10 * 60_000,
  meta: { loader: "settings", persist: "private" },
});

/** Token of the player's connection; null without a session. */
export async function realtimeToken(client: QueryClient, signal: AbortSignal): Promise<string | null> {
  try {
    return (await call(client, "GET /api/player/realtime", { signal })).token;
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

type Handlers = { [T in PublicationType]: (client: QueryClient, message: Publication<T>) => void };

const refetch =
  (...keys: (readonly unknown[])[]) =>
  (client: QueryClient) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };

/** Handlers by publication type; a missing one is a compile error. */
const HANDLERS: Handlers = {
  balance(client, { data }) {
    receiveAccounts(client, data.accounts);
    invalidateAfterPlay(client);
  },
  notifications: refetch(notificationsQuery.queryKey),
  jackpot_win_award: refetch(jackpotWinsQuery.queryKey, notificationsQuery.queryKey),
  groups_updates(client, { data: { groups } }) {
    client.setQueryData(playerQuery.queryKey, (player) => player && { ...player, groups });
  },
  bonuses_changes: refetch(["bonuses"]),
  freespins_changes: refetch(["freespins"]),
  comps_award: (client, { data }) => receiveCompPoints(client, data),
  payments_changes: refetch(["payments"]),
  payments_events: refetch(["payments"]),
  payment_methods_changes: refetch(["payment-methods"]),
  game_limits_changes: refetch(limitsQuery.queryKey),
  account_closed(client) {
    // The refetch gets a 401, which ends this tab's session. A page that closes the account does that itself.
    if (!client.getQueryData(CLOSURE_IN_PROGRESS)) refetch(notificationsQuery.queryKey)(client);
  },
  tournaments_statuses: refetch(["tournaments"]),
  lootboxes_changes: refetch(["lootboxes"]),
  jackpots_changes: (client, { data }) => receiveJackpots(client, data),
  wins: receiveWin,
};

export function handlePublication(client: QueryClient, message: Publication): void {
  (HANDLERS[message.type] as (client: QueryClient, message: Publication) => void)(client, message);
}

/** Query of each public channel. */
const QUERY_KEYS: Record<PublicChannel, QueryKey> = {
  wins: winsQuery.queryKey,
  jackpots: jackpotsQuery.queryKey,
  paymentMethods: ["payment-methods"],
};

/** Refetches everything that a channel would have published; null is the player's channel. */
export function refetchAfterGap(client: QueryClient, channel: PublicChannel | null): void {
  const keys =
    channel === null
      ? [
          accountsQuery.queryKey,
          playSessionQuery.queryKey,
          limitsQuery.queryKey,
          notificationsQuery.queryKey,
          jackpotWinsQuery.queryKey,
          ["payments"],
        ]
      : [QUERY_KEYS[channel]];
  refetch(...keys)(client);
}
