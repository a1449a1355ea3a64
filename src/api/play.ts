import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Game } from "../contract/games.ts";
import type { LaunchCode, Launched, PlayMode } from "../contract/launch.ts";
import type { LocaleCode } from "../contract/locale.ts";
import type { NewPlan, PlanAnswer, PlaySession } from "../contract/play-sessions.ts";
import { ApiError } from "../lib/http/http.ts";
import { inSession } from "../lib/session/session-events.ts";
import { playedCurrency } from "../rules/games/variants.ts";
import { call, callAsPlayer, ensure } from "./client.ts";
import { currenciesQuery } from "./config.ts";
import { limitsQuery } from "./limits.ts";

export interface LaunchOptions {
  game: Pick<Game, "currencies" | "real">;
  mode: PlayMode;
  /** Currency of the active account. */
  currency: string;
  locale: LocaleCode;
  /** Path that the game returns to. */
  from: string;
  /** Ends the game played elsewhere. */
  replace: boolean;
  /** This tab's game client session before a reload, which the launch replaces. */
  replacesSession?: string | undefined;
}

/** A rejection like the server's, for launches that are rejected without asking it. */
function rejection(code: LaunchCode): ApiError {
  const envelope = {
    code,
    message_key: `error.${code}`,
    errors: {},
    request_id: "",
    retry_after: null,
    next: "choose_other" as const,
    until: null,
  };
  return new ApiError("http", 409, envelope, code);
}

/** Launches a game. Never retried: without a response the caller launches another frame. */
export async function launch(client: QueryClient, options: LaunchOptions): Promise<Launched> {
  const { game, mode, currency, locale, from, replace, replacesSession } = options;
  const { currencies = {} } = (await ensure(client, currenciesQuery)) ?? {};
  const playedIn = mode === "demo" ? "FUN" : (playedCurrency(game, currency, currencies) ?? currency);
  const variant = game.currencies[playedIn];
  if (!variant) throw rejection(mode === "demo" ? "no_demo_mode" : "currency_not_supported");
  const device = matchMedia("(min-width: 768px)").matches ? "desktop" : "mobile";
  return call(client, "POST /api/games/:id/launch", {
    params: { id: String(variant.id) },
    body: { mode, device, locale, return_url: from, replace, replaces_session: replacesSession },
  });
}

/** Ends a game client session: later bets are rejected. */
export const leaveGame = (client: QueryClient, session: string): Promise<void> =>
  callAsPlayer(client, "DELETE /api/games/sessions/:session", { params: { session } }).then(() => {});

/** The play session, across games, tabs and devices. */
export const playSessionQuery = queryOptions({
  queryKey: ["play-session"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/play_session", { signal }),
  staleTime: 0,
  meta: { loader: "playSession", onError: "throw", persist: "private" },
});

/** The last played plans and their outcome. */
export const plansQuery = queryOptions({
  queryKey: ["play-session", "plans"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/play_session/plans", { signal }),
  staleTime: 0,
  meta: { loader: "playSession", onError: "throw", persist: "private" },
});

/**
 * Invalidates what stakes and wins change besides the balance: the play session, and the usage of limits if
 * there are any.
 */
export function invalidateAfterPlay(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: playSessionQuery.queryKey });
  // New limits are published by realtime.
  if (client.getQueryData(limitsQuery.queryKey)?.length !== 0)
    void client.invalidateQueries({ queryKey: limitsQuery.queryKey, exact: true });
}

const storeSession = (client: QueryClient, response: Promise<PlaySession>): Promise<void> =>
  inSession(response, (playSession) => client.setQueryData(playSessionQuery.queryKey, playSession));

/** Answers the due reality check. */
export const continuePlay = (client: QueryClient): Promise<void> =>
  storeSession(client, callAsPlayer(client, "POST /api/player/play_session/continue", { body: {} }));

/** Records that the player stops at a pause of play. */
export const stopPlay = (client: QueryClient): Promise<void> =>
  callAsPlayer(client, "POST /api/player/play_session/stop", { body: {} }).then(() => {});

/** Sets the interval of reality checks in minutes; null for none. */
export const setRealityCheck = (client: QueryClient, minutes: number | null): Promise<void> =>
  storeSession(
    client,
    callAsPlayer(client, "PUT /api/player/play_session/reality_check", { body: { minutes } }),
  );

/** Plans the current play session or the next. */
export const savePlan = (client: QueryClient, plan: NewPlan): Promise<void> =>
  storeSession(client, callAsPlayer(client, "PUT /api/player/play_session/plan", { body: plan }));

/** Deletes a plan under which no game was started yet. */
export const deletePlan = (client: QueryClient): Promise<void> =>
  storeSession(client, callAsPlayer(client, "DELETE /api/player/play_session/plan"));

/** Acknowledges the plan's progress, or continues beyond it. */
export const answerPlan = (client: QueryClient, answer: PlanAnswer): Promise<void> =>
  storeSession(
    client,
    callAsPlayer(client, "POST /api/player/play_session/plan/answer", { body: { answer } }),
  );
