import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { LimitPeriod } from "../contract/jurisdictions.ts";
import type { ConfirmedLimit, NewLimit, UserLimit } from "../contract/limits.ts";
import { ApiError } from "../lib/http/http.ts";
import { lock, locksOf, settle, unlock, type Wish } from "../lib/session/play-lock.ts";
import { announceSession, inSession } from "../lib/session/session-events.ts";
import { type BreakType, isBreak } from "../rules/limits/limits.ts";
import { subscriptionsQuery } from "./account.ts";
import { call } from "./client.ts";

/** The player's limits, and how far they are used up. */
export const limitsQuery = queryOptions({
  queryKey: ["limits"],
  queryFn: ({ client, signal }) => call(client, "GET /api/user_limits", { signal }),
  staleTime: 0,
  meta: { loader: "limits", persist: "private" },
});

/** What the player's licence offers of them. */
export const limitRulesQuery = queryOptions({
  queryKey: ["limits", "rules"],
  queryFn: ({ client, signal }) => call(client, "GET /api/user_limits/rules", { signal }),
  staleTime: 60_000,
  meta: { loader: "limits", persist: "private" },
});

/** What was set, asked for and confirmed. */
export const limitChangesQuery = queryOptions({
  queryKey: ["limits", "changes"],
  queryFn: ({ client, signal }) => call(client, "GET /api/user_limits/changes", { signal }),
  staleTime: 0,
  meta: { loader: "limits", persist: "private" },
});

function keep(client: QueryClient, limits: UserLimit[]): void {
  client.setQueryData(limitsQuery.queryKey, limits);
  void client.invalidateQueries({ queryKey: limitChangesQuery.queryKey });
}

/** Sets a limit or changes it; gives it as it is then. More than before waits, and is to be confirmed. */
export async function setLimit(client: QueryClient, asked: NewLimit): Promise<UserLimit | undefined> {
  let found: UserLimit | undefined;
  await inSession(call(client, "POST /api/user_limits", { body: asked }), (limits) => {
    keep(client, limits);
    found = limits.find(({ type, period }) => type === asked.type && period === asked.period);
  });
  return found;
}

/** Asks for the end of a limit. */
export const removeLimit = (client: QueryClient, id: number): Promise<void> =>
  inSession(call(client, "DELETE /api/user_limits/:id", { params: { id: String(id) } }), (limits) =>
    keep(client, limits),
  );

/** Confirms what was asked for, by the link of the mail; signed in or not. */
export async function confirmLimit(client: QueryClient, token: string): Promise<ConfirmedLimit> {
  const confirmed = await call(client, "POST /api/user_limits/confirm", { body: { token } });
  void client.invalidateQueries({ queryKey: limitsQuery.queryKey });
  return confirmed;
}

/** Asked again in the same words it will be refused again. */
const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);

async function deliver(client: QueryClient, { type, period, key }: Wish): Promise<void> {
  try {
    const limits = await call(client, "POST /api/user_limits", { body: { type, period, key } });
    const granted = limits.find((limit) => limit.type === type && limit.period === period);
    settle(key, { until: granted?.resets_at ?? null });
    // The server has ended all sign-ins, this one too.
    if (type === "selfexclusion") return announceSession({ type: "ended", expired: false });
    keep(client, limits);
    void client.invalidateQueries({ queryKey: limitRulesQuery.queryKey });
    void client.invalidateQueries({ queryKey: subscriptionsQuery.queryKey });
  } catch (error) {
    if (isFinal(error)) settle(key, { refused: true });
    throw error;
  }
}

let delivering: Promise<void> | undefined;

async function deliverAll(client: QueryClient, playerId: number): Promise<void> {
  const waiting = locksOf(playerId).filter(({ until }) => until === null);
  // What signs out comes last.
  for (const wish of waiting.toSorted(
    (a, b) => Number(a.type === "selfexclusion") - Number(b.type === "selfexclusion"),
  ))
    await deliver(client, wish);
}

/** Hands over what the server has not heard of, one call at a time. Throws where it cannot; the lock stays in any case. */
export function deliverBreaks(client: QueryClient, playerId: number): Promise<void> {
  delivering ??= deliverAll(client, playerId).finally(() => {
    delivering = undefined;
  });
  return delivering;
}

/** Begins a break: this device at once, everything else as soon as the server hears of it. Throws where it does not now. */
export function beginBreak(
  client: QueryClient,
  playerId: number,
  type: BreakType,
  period: LimitPeriod,
): Promise<void> {
  lock({ playerId, type, period, key: crypto.randomUUID() });
  return deliverBreaks(client, playerId);
}

/** Opens games again once the server says that the player is free, and not before. */
export async function releaseLock(client: QueryClient, playerId: number): Promise<void> {
  if (locksOf(playerId).length === 0) return;
  await deliverBreaks(client, playerId);
  const rules = await client.fetchQuery({ ...limitRulesQuery, staleTime: 0 });
  const limits = await client.fetchQuery(limitsQuery);
  if (rules.excluded_until === null && !limits.some(({ type }) => isBreak(type))) unlock(playerId);
}
