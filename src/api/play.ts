import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { LaunchCode } from "../contract/error.ts";
import type { Game } from "../contract/games.ts";
import type { LocaleCode } from "../contract/locale.ts";
import type { Launched, PlayMode, Sitting } from "../contract/play.ts";
import type { NewPlan, PlanAnswer } from "../contract/session-plan.ts";
import { ApiError } from "../lib/http/http.ts";
import { inSession } from "../lib/session/session-events.ts";
import { playedCurrency } from "../rules/games/variants.ts";
import { call, ensure } from "./client.ts";
import { currenciesQuery } from "./config.ts";
import { limitsQuery } from "./limits.ts";

export interface LaunchAsked {
  game: Pick<Game, "currencies" | "real">;
  mode: PlayMode;
  /** Of the account that is played with. */
  currency: string;
  locale: LocaleCode;
  /** Where the game leads back to. */
  from: string;
  /** Ends what is played elsewhere. */
  replace: boolean;
  /** The session that this tab had of the game before it was loaded anew. */
  continues?: string | undefined;
}

/** What the server would answer, where it need not be asked. */
function refusal(code: LaunchCode): ApiError {
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

/** A call that begins something is never sent twice: whoever did not hear the answer asks for another frame. */
export async function launch(client: QueryClient, asked: LaunchAsked): Promise<Launched> {
  const { game, mode, currency, locale, from, replace, continues } = asked;
  const { currencies = {} } = (await ensure(client, currenciesQuery)) ?? {};
  const played = mode === "demo" ? "FUN" : (playedCurrency(game, currency, currencies) ?? currency);
  const variant = game.currencies[played];
  if (!variant) throw refusal(mode === "demo" ? "no_demo_mode" : "currency_not_supported");
  const device = matchMedia("(min-width: 768px)").matches ? "desktop" : "mobile";
  return call(client, "POST /api/games/:id/launch", {
    params: { id: String(variant.id) },
    body: { mode, device, locale, return_url: from, replace, continues },
  });
}

/** The player has left a game: no more bets are taken in it. */
export const leaveGame = (client: QueryClient, session: string): Promise<void> =>
  call(client, "DELETE /api/games/sessions/:session", { params: { session } }).then(() => {});

/** Time and money at play, over all games, tabs and devices. */
export const sittingQuery = queryOptions({
  queryKey: ["sitting"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/sitting", { signal }),
  staleTime: 0,
  meta: { loader: "sitting", persist: "private" },
});

/** The last plans that were played by, and what became of them. */
export const plansQuery = queryOptions({
  queryKey: ["sitting", "plans"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/sitting/plans", { signal }),
  staleTime: 0,
  meta: { loader: "sitting", persist: "private" },
});

/** Asks for what stakes and wins have changed beside the balance: the sitting, and how far limits are used, of who has some. */
export function askAfterPlay(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: sittingQuery.queryKey });
  // Of new limits the connection tells.
  if (client.getQueryData(limitsQuery.queryKey)?.length !== 0)
    void client.invalidateQueries({ queryKey: limitsQuery.queryKey, exact: true });
}

const keep = (client: QueryClient, asking: Promise<Sitting>): Promise<void> =>
  inSession(asking, (sitting) => client.setQueryData(sittingQuery.queryKey, sitting));

/** Answers the reminder that is due. */
export const goOn = (client: QueryClient): Promise<void> =>
  keep(client, call(client, "POST /api/player/sitting/go_on", { body: {} }));

/** Minutes between reminders; null for none. */
export const chooseReminder = (client: QueryClient, minutes: number | null): Promise<void> =>
  keep(client, call(client, "PUT /api/player/sitting/reality_check", { body: { minutes } }));

/** Plans the sitting that runs, or the next one. */
export const makePlan = (client: QueryClient, plan: NewPlan): Promise<void> =>
  keep(client, call(client, "PUT /api/player/sitting/plan", { body: plan }));

/** Drops a plan by which nothing has been played yet. */
export const dropPlan = (client: QueryClient): Promise<void> =>
  keep(client, call(client, "DELETE /api/player/sitting/plan"));

/** Says what the player has seen of their plan, or that they go on beyond it. */
export const answerPlan = (client: QueryClient, answer: PlanAnswer): Promise<void> =>
  keep(client, call(client, "POST /api/player/sitting/plan/answer", { body: { answer } }));
