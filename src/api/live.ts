import { type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import type { Publication, PublicationType } from "../contract/realtime.ts";
import { ApiError } from "../lib/http/http.ts";
import type { PublicChannel } from "../lib/realtime/channel-subscriptions.ts";
import { accountsQuery, receiveAccounts } from "./account.ts";
import { callAsPlayer } from "./client.ts";
import { compPointsQuery, receiveCompPoints } from "./comp-points.ts";
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
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/settings", { signal }),
  staleTime: 10 * 60_000,
  meta: { loader: "settings", onError: "empty", persist: "private" },
});

/** Token of the player's connection; null without a session. */
export async function realtimeToken(client: QueryClient, signal: AbortSignal): Promise<string | null> {
  try {
    return (await callAsPlayer(client, "GET /api/player/realtime", { signal })).token;
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** What a publication does, and the queries that it keeps current: after a gap they are refetched. */
interface Effect<T extends PublicationType> {
  queries: readonly QueryKey[];
  apply(client: QueryClient, message: Publication<T>): void;
}

function invalidate(client: QueryClient, queries: readonly QueryKey[]): void {
  for (const queryKey of queries) void client.invalidateQueries({ queryKey });
}

const refetches = (...queries: QueryKey[]) => ({
  queries,
  apply: (client: QueryClient) => invalidate(client, queries),
});

/** Effects by publication type; a missing one is a compile error. */
const EFFECTS: { [T in PublicationType]: Effect<T> } = {
  balance: {
    queries: [accountsQuery.queryKey, playSessionQuery.queryKey],
    apply(client, { data }) {
      receiveAccounts(client, data.accounts);
      invalidateAfterPlay(client);
    },
  },
  notifications: refetches(notificationsQuery.queryKey),
  jackpot_win_award: refetches(jackpotWinsQuery.queryKey, notificationsQuery.queryKey),
  groups_updates: {
    queries: [playerQuery.queryKey],
    apply(client, { data: { groups } }) {
      client.setQueryData(playerQuery.queryKey, (player) => player && { ...player, groups });
    },
  },
  bonuses_changes: refetches(["bonuses"]),
  freespins_changes: refetches(["freespins"]),
  comps_award: {
    queries: [compPointsQuery.queryKey],
    apply: (client, { data }) => receiveCompPoints(client, data),
  },
  payments_changes: refetches(["payments"]),
  payments_events: refetches(["payments"]),
  payment_methods_changes: refetches(["payment-methods"]),
  game_limits_changes: refetches(limitsQuery.queryKey),
  account_closed: {
    // The refetch gets a 401, which ends the session in this tab. A page that closes the account ends it itself.
    queries: [notificationsQuery.queryKey],
    apply(client) {
      if (!client.getQueryData(CLOSURE_IN_PROGRESS)) invalidate(client, this.queries);
    },
  },
  tournaments_statuses: refetches(["tournaments"]),
  lootboxes_changes: refetches(["lootboxes"]),
  jackpots_changes: {
    queries: [jackpotsQuery.queryKey],
    apply: (client, { data }) => receiveJackpots(client, data),
  },
  wins: { queries: [winsQuery.queryKey], apply: receiveWin },
};

export function handlePublication<T extends PublicationType>(
  client: QueryClient,
  message: Publication<T>,
): void {
  EFFECTS[message.type].apply(client, message);
}

/** What each public channel publishes; the other types come to the player's channel. */
const PUBLIC_TYPES: Record<PublicChannel, PublicationType> = {
  wins: "wins",
  jackpots: "jackpots_changes",
  paymentMethods: "payment_methods_changes",
};

/** Refetches everything that a channel would have published; null is the player's channel. */
export function refetchAfterGap(client: QueryClient, channel: PublicChannel | null): void {
  const publicTypes = new Set(Object.values(PUBLIC_TYPES));
  const types =
    channel === null
      ? (Object.keys(EFFECTS) as PublicationType[]).filter((type) => !publicTypes.has(type))
      : [PUBLIC_TYPES[channel]];
  const queries = new Map(
    types.flatMap((type) => EFFECTS[type].queries).map((key) => [JSON.stringify(key), key]),
  );
  invalidate(client, [...queries.values()]);
}
