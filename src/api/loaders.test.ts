import type { EnsureQueryDataOptions } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withSession } from "../../tests/support/data/signed-in.ts";
import { ApiError } from "../lib/http/http.ts";
import { setLogSink } from "../lib/http/log.ts";
import * as account from "./account.ts";
import { reviewQuery } from "./account-review.ts";
import { activityQuery } from "./activity.ts";
import { providersQuery } from "./auth.ts";
import { stagsQuery } from "./campaign.ts";
import { createQueryClient, ensure } from "./client.ts";
import { compPointsQuery } from "./comp-points.ts";
import * as config from "./config.ts";
import * as content from "./content.ts";
import * as favorites from "./favorites.ts";
import * as games from "./games.ts";
import { jackpotWinsQuery } from "./jackpot-wins.ts";
import { gameJackpotRulesQuery, jackpotRulesQuery, jackpotWinnersQuery } from "./jackpots.ts";
import { limitChangesQuery, limitRulesQuery, limitsQuery } from "./limits.ts";
import { settingsQuery } from "./live.ts";
import { EMPTY_ON_ERROR, errorOf, isThrown, type LoaderName, THROWN_ON_ERROR } from "./loaders.ts";
import { notificationsQuery } from "./notifications.ts";
import {
  methodFieldsQuery,
  methodsQuery,
  paymentQuery,
  paymentRequestQuery,
  paymentsQuery,
  recentDepositsQuery,
  statsQuery,
} from "./payments.ts";
import { plansQuery, playSessionQuery } from "./play.ts";
import * as player from "./player.ts";
import { fairRoundQuery, fairSeedsQuery } from "./provably-fair.ts";
import { pushQuery } from "./push.ts";
import { roundQuery, roundsQuery } from "./rounds.ts";
import { namesQuery, randomPoolQuery, searchQuery } from "./search.ts";
import { serverTimeQuery } from "./server-time.ts";
import { receiptQuery, statementQuery } from "./statement.ts";
import * as verification from "./verification.ts";
import { winsQuery } from "./wins.ts";

withSession();

/** Every query of the app, to detect a loader without a query and a query without a loader. */
const QUERIES = [
  games.collectionsQuery,
  compPointsQuery,
  limitsQuery,
  limitRulesQuery,
  limitChangesQuery,
  serverTimeQuery,
  reviewQuery,
  fairRoundQuery("1"),
  fairSeedsQuery,
  games.categoriesQuery,
  games.providersQuery,
  games.gamesQuery({ categories: ["new"] }),
  randomPoolQuery({ categories: ["new"] }),
  searchQuery("moon"),
  namesQuery,
  games.gameQuery("luna", "moon"),
  games.jackpotsQuery,
  config.projectQuery,
  config.currentIpQuery,
  config.bettingQuery,
  config.menuQuery,
  config.promotionPagesQuery,
  config.currenciesQuery,
  content.pagesQuery("en"),
  content.pageQuery("en", "help"),
  content.snippetsQuery("en"),
  content.filesQuery("en"),
  content.bannersQuery("en"),
  stagsQuery,
  providersQuery,
  account.countriesQuery,
  account.playerFieldsQuery("DE"),
  account.accountsQuery,
  account.subscriptionsQuery,
  account.sessionsQuery,
  account.vipLevelsQuery("en"),
  favorites.favoriteIdsQuery("EUR"),
  favorites.favoriteGamesQuery,
  verification.verificationQuery,
  notificationsQuery,
  jackpotWinsQuery,
  jackpotRulesQuery,
  gameJackpotRulesQuery("a/b"),
  jackpotWinnersQuery("pot", "latest"),
  pushQuery,
  settingsQuery,
  playSessionQuery,
  plansQuery,
  activityQuery,
  methodsQuery({ currency: "EUR", country: "DE" }, "deposit"),
  methodFieldsQuery({ currency: "EUR", country: "DE" }, "deposit", "bank"),
  paymentsQuery(),
  recentDepositsQuery,
  paymentQuery("1"),
  paymentRequestQuery("deposit", "k"),
  statsQuery,
  player.playerQuery,
  roundsQuery({ from: "2026-11-01T00:00:00.000Z" }),
  roundQuery("1"),
  receiptQuery("7"),
  statementQuery({ from: "2026-11-01T00:00:00.000Z" }),
  winsQuery,
] as unknown as EnsureQueryDataOptions[];

const names: LoaderName[] = [...EMPTY_ON_ERROR, ...THROWN_ON_ERROR];
const sink = vi.fn();
beforeEach(() => {
  setLogSink(sink);
});
afterEach(() => {
  setLogSink(() => {});
  sink.mockReset();
});

describe("the table of loaders", () => {
  it("PLT-45 PLT-46 lists each loader's error, and whether it is rethrown", () => {
    const table = names.map((name) => `${name} ${errorOf(name)} ${isThrown(name) ? "rethrown" : "empty"}`);
    expect(table.sort()).toMatchInlineSnapshot(`
      [
        "accounts LOAD_ACCOUNTS_ERROR rethrown",
        "activity LOAD_ACTIVITY_ERROR empty",
        "authProviders LOAD_AUTH_PROVIDERS_ERROR empty",
        "banners LOAD_BANNERS_CONFIG_ERROR empty",
        "betting LOAD_BETTING_CONFIG_ERROR empty",
        "categories LOAD_CATEGORIES_ERROR empty",
        "collections LOAD_COLLECTIONS_ERROR rethrown",
        "compPoints LOAD_COMP_POINTS_ERROR empty",
        "countries LOAD_COUNTRIES_ERROR rethrown",
        "currencies LOAD_CURRENCY_CONFIG_ERROR rethrown",
        "currentIp LOAD_CURRENT_IP_ERROR empty",
        "fairRound LOAD_FAIR_ROUND_ERROR empty",
        "fairSeeds LOAD_FAIR_SEEDS_ERROR empty",
        "favorites LOAD_FAVORITES_ERROR empty",
        "files LOAD_FILES_ERROR empty",
        "foundGames LOAD_FOUND_GAMES_ERROR rethrown",
        "game LOAD_GAME_ERROR rethrown",
        "games LOAD_GAMES_ERROR rethrown",
        "history LOAD_HISTORY_ERROR rethrown",
        "jackpotWinners LOAD_JACKPOT_WINNERS_ERROR empty",
        "jackpotWins LOAD_JACKPOT_WINS_ERROR empty",
        "jackpots LOAD_JACKPOTS_ERROR empty",
        "limits LOAD_LIMITS_ERROR rethrown",
        "menu LOAD_MENU_CATEGORIES_ERROR empty",
        "names LOAD_GAME_NAMES_ERROR rethrown",
        "notifications LOAD_NOTIFICATIONS_ERROR empty",
        "page LOAD_PAGE_CONTENT_ERROR empty",
        "pages LOAD_PAGES_ERROR empty",
        "paymentFields LOAD_PAYMENT_FIELDS_ERROR rethrown",
        "paymentMethods LOAD_PAYMENT_METHODS_ERROR rethrown",
        "payments LOAD_PAYMENTS_ERROR rethrown",
        "playSession LOAD_PLAY_SESSION_ERROR rethrown",
        "player LOAD_PLAYER_ERROR rethrown",
        "playerFields LOAD_PLAYER_FIELDS_ERROR rethrown",
        "project LOAD_PROJECT_ERROR rethrown",
        "promotionPages LOAD_MANAGE_PAGES_CONFIG_ERROR empty",
        "providers LOAD_PROVIDERS_ERROR empty",
        "push LOAD_PUSH_ERROR rethrown",
        "review LOAD_REVIEW_ERROR empty",
        "serverTime LOAD_SERVER_TIME_ERROR empty",
        "sessions LOAD_SESSIONS_ERROR rethrown",
        "settings LOAD_SETTINGS_ERROR empty",
        "snippets LOAD_SNIPPETS_ERROR empty",
        "stags LOAD_STAGS_ERROR empty",
        "statuses LOAD_STATUSES_ERROR empty",
        "subscriptions LOAD_SUBSCRIPTIONS_ERROR rethrown",
        "verification LOAD_VERIFICATION_ERROR rethrown",
        "wins LOAD_WINS_ERROR empty",
      ]
    `);
    expect(new Set(names.map(errorOf)).size).toBe(names.length);
  });

  it("AMB-PLT-02 decoration degrades to empty; money, limits, login and exchange rethrow", () => {
    const decoration = ["banners", "menu", "jackpots", "wins", "pages", "page", "snippets", "files"] as const;
    const money = ["accounts", "payments", "paymentMethods", "paymentFields", "history"] as const;
    const others = ["player", "limits", "currencies"] as const;
    expect(decoration.filter(isThrown)).toEqual([]);
    expect([...money, ...others].filter((name) => !isThrown(name))).toEqual([]);
  });

  it("PLT-47 failures of manage-pages, banners, page content and current ip aren't thrown", () => {
    const swallowed = ["promotionPages", "banners", "page", "currentIp"] as const;
    expect(swallowed.filter(isThrown)).toEqual([]);
  });

  it("CAT-27 a failed search is called LOAD_FOUND_GAMES_ERROR", () => {
    expect(errorOf("foundGames")).toBe("LOAD_FOUND_GAMES_ERROR");
  });

  it("PLT-46 every loader belongs to a query, and every query states what may be persisted", () => {
    expect(new Set(QUERIES.map(({ meta }) => meta?.loader))).toEqual(new Set(names));
    const kinds = ["public", "never", "private"];
    expect(QUERIES.filter(({ meta }) => !kinds.includes(meta?.persist ?? ""))).toEqual([]);
    const playerLoaders = [
      "player",
      "accounts",
      "subscriptions",
      "sessions",
      "favorites",
      "verification",
      "history",
      "limits",
      "paymentMethods",
      "paymentFields",
      "payments",
    ];
    const persistModes = QUERIES.filter(({ meta }) => playerLoaders.includes(meta!.loader)).map(
      ({ meta }) => meta!.persist,
    );
    expect(new Set(persistModes)).toEqual(new Set(["private"]));
    expect(config.currentIpQuery.meta?.persist).toBe("never");
  });
});

describe("a failed load", () => {
  const rows = QUERIES.map((query) => [query.meta!.loader, query] as const);

  it.each(rows)(
    "PLT-45 PLT-46 of %s is logged once, and is empty or rethrown as the table says",
    async (name, query) => {
      const failure = new ApiError("http", 500, null, "HTTP 500");
      const client = createQueryClient(() => Promise.reject(failure));
      const loading = ensure(client, query);
      if (!isThrown(name)) expect(await loading).toBeUndefined();
      else await expect(loading).rejects.toBe(failure);
      expect(sink.mock.calls.map(([report]) => report.name)).toEqual([errorOf(name)]);
      client.clear();
    },
  );
});
