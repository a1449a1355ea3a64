import type { EnsureQueryDataOptions } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withSession } from "../../tests/support/session.ts";
import { ApiError } from "../lib/http.ts";
import { setLogSink } from "../lib/log.ts";
import * as account from "./account.ts";
import { providersQuery } from "./auth.ts";
import { stagsQuery } from "./campaign.ts";
import { createQueryClient, ensure } from "./client.ts";
import * as config from "./config.ts";
import * as content from "./content.ts";
import * as favorites from "./favorites.ts";
import * as games from "./games.ts";
import { jackpotWinsQuery } from "./jackpot-wins.ts";
import { LOADERS, type LoaderName } from "./loaders.ts";
import { notificationsQuery } from "./notifications.ts";
import * as player from "./player.ts";
import { pushQuery } from "./push.ts";
import * as verification from "./verification.ts";

withSession();

/** Every query of the app, so that a loader without one, or a query without a loader, is noticed. */
const QUERIES = [
  games.collectionsQuery,
  games.categoriesQuery,
  games.providersQuery,
  games.gamesQuery({ categories: ["new"] }),
  games.randomPoolQuery({ categories: ["new"] }),
  games.searchQuery("moon"),
  games.namesQuery,
  games.gameQuery("luna", "moon"),
  games.gameJackpotsQuery,
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
  account.statusesQuery("en"),
  favorites.favoriteIdsQuery("EUR"),
  favorites.favoriteGamesQuery,
  verification.verificationQuery,
  notificationsQuery,
  jackpotWinsQuery,
  pushQuery,
  player.playerQuery,
] as unknown as EnsureQueryDataOptions[];

const EMPTY: LoaderName[] = [
  "categories",
  "providers",
  "gameJackpots",
  "jackpots",
  "currentIp",
  "pages",
  "page",
  "snippets",
  "files",
  "banners",
  "promotionPages",
  "stags",
  "betting",
  "menu",
  "accounts",
  "authProviders",
  "favorites",
  "statuses",
  "notifications",
  "jackpotWins",
];

const names = Object.keys(LOADERS) as LoaderName[];
const sink = vi.fn();
beforeEach(() => {
  setLogSink(sink);
});
afterEach(() => {
  setLogSink(() => {});
  sink.mockReset();
});

describe("the table of loaders", () => {
  it.each(names)("PLT-45 %s has a name of its own for its failure", (name) => {
    expect(LOADERS[name].error).toMatch(/^LOAD_[A-Z]+(_[A-Z]+)*_ERROR$/);
    expect(names.filter((other) => LOADERS[other].error === LOADERS[name].error)).toEqual([name]);
  });

  it("PLT-46 says which loaders give an empty value, and the others rethrow", () => {
    expect(names.filter((name) => LOADERS[name].failure === "empty").sort()).toEqual([...EMPTY].sort());
  });

  it("PLT-47 manage-pages, banners, page content and current ip are swallowed", () => {
    const swallowed = ["promotionPages", "banners", "page", "currentIp"] as const;
    expect(swallowed.map((name) => LOADERS[name].failure)).toEqual(swallowed.map(() => "empty"));
  });

  it("CAT-27 a failed search is called LOAD_FOUND_GAMES_ERROR", () => {
    expect(LOADERS.foundGames.error).toBe("LOAD_FOUND_GAMES_ERROR");
  });

  it("PLT-46 every loader is the one of a query, and every query says what may be kept of it", () => {
    expect(new Set(QUERIES.map(({ meta }) => meta?.loader))).toEqual(new Set(names));
    const kinds = ["public", "never", "private"];
    expect(QUERIES.filter(({ meta }) => !kinds.includes(meta?.persist ?? ""))).toEqual([]);
    const own = ["player", "accounts", "subscriptions", "sessions", "favorites", "verification"];
    const kept = QUERIES.filter(({ meta }) => own.includes(meta!.loader)).map(({ meta }) => meta!.persist);
    expect(new Set(kept)).toEqual(new Set(["private"]));
    expect(config.currentIpQuery.meta?.persist).toBe("never");
  });
});

describe("a failed load", () => {
  const rows = QUERIES.map((query) => [query.meta!.loader, query] as const);

  it.each(rows)("PLT-45 PLT-46 of %s is logged once and does what the table says", async (name, query) => {
    const failure = new ApiError("http", 500, null, "HTTP 500");
    const client = createQueryClient(() => Promise.reject(failure));
    const loading = ensure(client, query);
    if (EMPTY.includes(name)) expect(await loading).toBeUndefined();
    else await expect(loading).rejects.toBe(failure);
    expect(sink.mock.calls.map(([report]) => report.name)).toEqual([LOADERS[name].error]);
    client.clear();
  });
});
