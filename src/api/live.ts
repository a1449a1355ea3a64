import { type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import type { Message, MessageType } from "../contract/realtime.ts";
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
import { askAfterPlay, sittingQuery } from "./play.ts";
import { playerQuery } from "./player.ts";
import { receiveWin, winsQuery } from "./wins.ts";

/** Where the player's realtime connection is. */
export const settingsQuery = queryOptions({
  queryKey: ["player-settings"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/settings", { signal }),
  staleTime: 10 * 60_000,
  meta: { loader: "settings", persist: "private" },
});

/** A token for the player's connection; null when there is no session. */
export async function realtimeToken(client: QueryClient, signal: AbortSignal): Promise<string | null> {
  try {
    return (await call(client, "GET /api/player/realtime", { signal })).token;
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

type Handlers = { [T in MessageType]: (client: QueryClient, message: Message<T>) => void };

const ask =
  (...keys: (readonly unknown[])[]) =>
  (client: QueryClient) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };

/** What is done about each message. One that is not here does not compile. */
const HANDLERS: Handlers = {
  balance(client, { data }) {
    receiveAccounts(client, data.accounts);
    askAfterPlay(client);
  },
  notifications: ask(notificationsQuery.queryKey),
  jackpot_win_award: ask(jackpotWinsQuery.queryKey, notificationsQuery.queryKey),
  groups_updates(client, { data: { groups } }) {
    client.setQueryData(playerQuery.queryKey, (player) => player && { ...player, groups });
  },
  bonuses_changes: ask(["bonuses"]),
  freespins_changes: ask(["freespins"]),
  comps_award: (client, { data }) => receiveCompPoints(client, data),
  payments_changes: ask(["payments"]),
  payments_events: ask(["payments"]),
  payment_methods_changes: ask(["payment-methods"]),
  game_limits_changes: ask(limitsQuery.queryKey),
  account_closed(client) {
    // Whoever asks is told that nobody is signed in any more. The page that closes it knows.
    if (!client.getQueryData(["closing", "under-way"])) ask(notificationsQuery.queryKey)(client);
  },
  tournaments_statuses: ask(["tournaments"]),
  lootboxes_changes: ask(["lootboxes"]),
  jackpots_changes: (client, { data }) => receiveJackpots(client, data),
  wins: receiveWin,
};

export function receive(client: QueryClient, message: Message): void {
  (HANDLERS[message.type] as (client: QueryClient, message: Message) => void)(client, message);
}

/** What each public channel tells of. */
const SHOWN_BY: Record<PublicChannel, QueryKey> = {
  wins: winsQuery.queryKey,
  jackpots: jackpotsQuery.queryKey,
  paymentMethods: ["payment-methods"],
};

/** Refetches everything that a channel would have told of; null is the player's own. */
export function refetchAfterGap(client: QueryClient, channel: PublicChannel | null): void {
  const keys =
    channel === null
      ? [
          accountsQuery.queryKey,
          sittingQuery.queryKey,
          limitsQuery.queryKey,
          notificationsQuery.queryKey,
          jackpotWinsQuery.queryKey,
          ["payments"],
        ]
      : [SHOWN_BY[channel]];
  ask(...keys)(client);
}
