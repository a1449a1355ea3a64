import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Game } from "../contract/games.ts";
import type { LocaleCode } from "../contract/locale.ts";
import type { Launched, PlayMode, Sitting } from "../contract/play.ts";
import { inSession } from "../lib/session-events.ts";
import { playedCurrency } from "../rules/variants.ts";
import { call, ensure } from "./client.ts";
import { currenciesQuery } from "./config.ts";

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
}

/** A call that begins something is never sent twice: whoever did not hear the answer asks for another frame. */
export async function launch(client: QueryClient, asked: LaunchAsked): Promise<Launched> {
  const { game, mode, currency, locale, from, replace } = asked;
  const { currencies = {} } = (await ensure(client, currenciesQuery)) ?? {};
  const played = mode === "demo" ? "FUN" : (playedCurrency(game, currency, currencies) ?? currency);
  const variant = game.currencies[played];
  const device = matchMedia("(min-width: 768px)").matches ? "desktop" : "mobile";
  return call(client, "POST /api/games/:id/launch", {
    params: { id: String(variant?.id ?? 0) },
    body: { mode, device, locale, return_url: from, replace },
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

const keep = (client: QueryClient, asking: Promise<Sitting>): Promise<void> =>
  inSession(asking, (sitting) => client.setQueryData(sittingQuery.queryKey, sitting));

/** Answers the reminder that is due. */
export const goOn = (client: QueryClient): Promise<void> =>
  keep(client, call(client, "POST /api/player/sitting/go_on", { body: {} }));

/** Minutes between reminders; null for none. */
export const chooseReminder = (client: QueryClient, minutes: number | null): Promise<void> =>
  keep(client, call(client, "PUT /api/player/sitting/reality_check", { body: { minutes } }));
