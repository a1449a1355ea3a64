import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { LimitPeriod } from "../contract/jurisdictions.ts";
import type { ConfirmedLimit, NewLimit, UserLimit } from "../contract/limits.ts";
import { ApiError } from "../lib/http/http.ts";
import {
  type BreakRequest,
  locksOf,
  removeEndedBreaks,
  requestBreak,
  resolveBreakRequest,
} from "../lib/session/play-lock.ts";
import { announceSession, endSession, inSession } from "../lib/session/session-events.ts";
import { type BreakType, isBreak } from "../rules/limits/limits.ts";
import { subscriptionsQuery } from "./account.ts";
import { call, callAsPlayer } from "./client.ts";

/** The player's limits with their usage. */
export const limitsQuery = queryOptions({
  queryKey: ["limits"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/user_limits", { signal }),
  staleTime: 0,
  meta: { loader: "limits", onError: "throw", persist: "private" },
});

/** Limits that the licence offers. */
export const limitRulesQuery = queryOptions({
  queryKey: ["limits", "rules"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/user_limits/rules", { signal }),
  staleTime: 60_000,
  meta: { loader: "limits", onError: "throw", persist: "private" },
});

/** Deposits, net losses and play time by day and week. */
export const activitySeriesQuery = queryOptions({
  queryKey: ["limits", "activity"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/activity/series", { signal }),
  staleTime: 0,
  meta: { loader: "limits", onError: "throw", persist: "private" },
});

/** History of limit changes: set, requested and confirmed. */
export const limitChangesQuery = queryOptions({
  queryKey: ["limits", "changes"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/user_limits/changes", { signal }),
  staleTime: 0,
  meta: { loader: "limits", onError: "throw", persist: "private" },
});

function storeLimits(client: QueryClient, limits: UserLimit[]): void {
  client.setQueryData(limitsQuery.queryKey, limits);
  void client.invalidateQueries({ queryKey: limitChangesQuery.queryKey });
}

/**
 * Sets or changes a limit.
 * @returns the limit afterwards; an increase waits for confirmation.
 */
export async function setLimit(client: QueryClient, newLimit: NewLimit): Promise<UserLimit | undefined> {
  let result: UserLimit | undefined;
  await inSession(callAsPlayer(client, "POST /api/user_limits", { body: newLimit }), (limits) => {
    storeLimits(client, limits);
    result = limits.find(({ type, period }) => type === newLimit.type && period === newLimit.period);
  });
  return result;
}

/** Declines the prompt for a deposit limit; the account remembers it. */
export const declineLimit = (client: QueryClient): Promise<void> =>
  inSession(callAsPlayer(client, "POST /api/user_limits/decline"), () =>
    client.setQueryData(limitRulesQuery.queryKey, (rules) => rules && { ...rules, declined: true }),
  );

/** Requests the removal of a limit. */
export const removeLimit = (client: QueryClient, id: number): Promise<void> =>
  inSession(callAsPlayer(client, "DELETE /api/user_limits/:id", { params: { id: String(id) } }), (limits) =>
    storeLimits(client, limits),
  );

/** Confirms a requested change with the e-mail's link; with or without a session. */
export async function confirmLimit(client: QueryClient, token: string): Promise<ConfirmedLimit> {
  const confirmed = await call(client, "POST /api/user_limits/confirm", { body: { token } });
  void client.invalidateQueries({ queryKey: limitsQuery.queryKey });
  return confirmed;
}

/** True if a repeated request would be rejected again. */
const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);

async function send(client: QueryClient, { type, period, key }: BreakRequest): Promise<void> {
  try {
    const request = () => callAsPlayer(client, "POST /api/user_limits", { body: { type, period, key } });
    const limits = await (type === "selfexclusion" ? endSession(request) : request());
    const started = limits.find((limit) => limit.type === type && limit.period === period);
    resolveBreakRequest(key, { until: started?.resets_at ?? null });
    // The server has ended all sessions, including this one.
    if (type === "selfexclusion") return announceSession({ type: "ended", expired: false });
    storeLimits(client, limits);
    void client.invalidateQueries({ queryKey: limitRulesQuery.queryKey });
    void client.invalidateQueries({ queryKey: subscriptionsQuery.queryKey });
  } catch (error) {
    if (isFinal(error)) resolveBreakRequest(key, { isRejected: true });
    throw error;
  }
}

let sending: Promise<void> | undefined;

async function sendAll(client: QueryClient, playerId: number): Promise<void> {
  const pendingRequests = locksOf(playerId).filter(({ until }) => until === null);
  // Self-exclusion comes last, because it signs out.
  for (const request of pendingRequests.toSorted(
    (a, b) => Number(a.type === "selfexclusion") - Number(b.type === "selfexclusion"),
  ))
    await send(client, request);
}

/**
 * Sends pending break requests one by one.
 * @throws on failure; the device stays locked either way.
 */
export function sendPendingBreaks(client: QueryClient, playerId: number): Promise<void> {
  sending ??= sendAll(client, playerId).finally(() => {
    sending = undefined;
  });
  return sending;
}

/**
 * Starts a break: on this device immediately, then on the server.
 * @throws if the server cannot be reached now.
 */
export function startBreak(
  client: QueryClient,
  playerId: number,
  type: BreakType,
  period: LimitPeriod,
): Promise<void> {
  requestBreak({ playerId, type, period, key: crypto.randomUUID() });
  return sendPendingBreaks(client, playerId);
}

/** Unlocks games once the server confirms that the player is not excluded. */
export async function unlockGames(client: QueryClient, playerId: number): Promise<void> {
  if (locksOf(playerId).length === 0) return;
  await sendPendingBreaks(client, playerId);
  const rules = await client.fetchQuery({ ...limitRulesQuery, staleTime: 0 });
  const limits = await client.fetchQuery(limitsQuery);
  if (rules.excluded_until === null && !limits.some(({ type }) => isBreak(type))) removeEndedBreaks(playerId);
}
