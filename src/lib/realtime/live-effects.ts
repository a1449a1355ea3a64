import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Publication, PublicationType } from "../../contract/realtime.ts";
import type { PublicChannel } from "./channel-subscriptions.ts";

/** Effect of a publication. It keeps `queries` current, so they are refetched after a gap. */
export interface LiveEffect<T extends PublicationType> {
  queries: readonly QueryKey[];
  apply(client: QueryClient, message: Publication<T>): void;
}

/** Effects by publication type. */
export type LiveEffects = { [T in PublicationType]?: LiveEffect<T> };

export function invalidate(client: QueryClient, queries: readonly QueryKey[]): void {
  for (const queryKey of queries) void client.invalidateQueries({ queryKey });
}

/** The effect of a publication that only says what has changed. */
export const refetches = (...queries: QueryKey[]) => ({
  queries,
  apply: (client: QueryClient) => invalidate(client, queries),
});

/**
 * As `refetches`, at most once per `interval` milliseconds: the first publication refetches, those that follow share
 * one refetch at the interval's end.
 */
export function refetchesAtMostEvery(interval: number, ...queries: QueryKey[]) {
  /** Clients within an interval; true if a publication has arrived since. */
  const isDue = new WeakMap<QueryClient, boolean>();
  const apply = (client: QueryClient): void => {
    if (isDue.has(client)) {
      isDue.set(client, true);
      return;
    }
    invalidate(client, queries);
    isDue.set(client, false);
    setTimeout(() => {
      const wasDue = isDue.get(client);
      isDue.delete(client);
      if (wasDue) apply(client);
    }, interval);
  };
  return { queries, apply };
}

export function applyPublication<T extends PublicationType>(
  effects: LiveEffects,
  client: QueryClient,
  message: Publication<T>,
): void {
  (effects[message.type] as LiveEffect<T> | undefined)?.apply(client, message);
}

/** Publication type of each public channel; the other types come to the player's channel. */
const PUBLIC_TYPES: Record<PublicChannel, PublicationType> = {
  wins: "wins",
  jackpots: "jackpots_changes",
  paymentMethods: "payment_methods_changes",
};

/** Refetches everything that a channel would have published; null is the player's channel. */
export function refetchAfterGap(
  effects: LiveEffects,
  client: QueryClient,
  channel: PublicChannel | null,
): void {
  const publicTypes = new Set(Object.values(PUBLIC_TYPES));
  const types =
    channel === null
      ? (Object.keys(effects) as PublicationType[]).filter((type) => !publicTypes.has(type))
      : [PUBLIC_TYPES[channel]];
  const queries = new Map(
    types.flatMap((type) => effects[type]?.queries ?? []).map((key) => [JSON.stringify(key), key]),
  );
  invalidate(client, [...queries.values()]);
}
