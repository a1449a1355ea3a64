import type { EnsureQueryDataOptions } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withSession } from "../../tests/support/data/signed-in.ts";
import { ApiError } from "../lib/http/http.ts";
import { setLogSink } from "../lib/http/log.ts";
import { createQueryClient, ensure } from "./client.ts";

withSession();

/** Arguments of the queries that are functions; one without a row fails the test. */
const SAMPLES: Record<string, unknown[]> = {
  additionalGiftsQuery: ["en"],
  bannersQuery: ["en"],
  campaignTermsQuery: ["welcome", 1, "en"],
  depositOffersQuery: ["EUR"],
  fairRoundQuery: ["1"],
  favoriteIdsQuery: ["EUR"],
  filesQuery: ["en"],
  gameJackpotRulesQuery: ["a/b"],
  giftOverridesQuery: ["en"],
  gameQuery: ["luna", "moon"],
  gameWinsQuery: ["luna/moon"],
  gamesQuery: [{ categories: ["new"] }],
  jackpotWinnersQuery: ["pot", "latest"],
  liveTableQuery: [1, "EUR"],
  methodFieldsQuery: [{ currency: "EUR", country: "DE" }, "deposit", "bank"],
  methodsQuery: [{ currency: "EUR", country: "DE" }, "deposit"],
  monthQuery: [{ from: "2026-11-01T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z" }],
  pageQuery: ["en", "help"],
  pagesQuery: ["en"],
  paymentQuery: ["1"],
  paymentRequestQuery: ["deposit", "k"],
  paymentsQuery: [],
  playerFieldsQuery: ["DE"],
  randomPoolQuery: [{ categories: ["new"] }],
  receiptQuery: ["7"],
  registrationOffersQuery: ["en"],
  welcomeOffersQuery: ["en"],
  roundQuery: ["1"],
  roundsQuery: [{ from: "2026-11-01T00:00:00.000Z" }],
  searchQuery: ["moon"],
  snippetsQuery: ["en"],
  similarGamesQuery: ["luna", "moon"],
  statementQuery: [{ from: "2026-11-01T00:00:00.000Z" }],
  vipLevelsQuery: ["en"],
  wageringStatementQuery: ["1"],
};

type Query = EnsureQueryDataOptions;
const MODULES: Record<string, Record<string, unknown>> = import.meta.glob(
  ["./*.ts", "../features/**/*queries.ts", "!**/*.test.ts"],
  { eager: true },
);
/** Sources of the app, to count its queries. */
const SOURCES: Record<string, string> = import.meta.glob(["../**/*.{ts,tsx}", "!**/*.test.{ts,tsx}"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const isQuery = (value: unknown): value is Query =>
  typeof value === "object" && value !== null && ("meta" in value || "queryKey" in value);
const isQueryFunction = (name: string, value: unknown): value is (...args: unknown[]) => Query =>
  typeof value === "function" && /^(?!use)\w+Query$/.test(name);

/** Every exported query of the app, by name. */
const QUERIES = Object.values(MODULES)
  .flatMap((exports) => Object.entries(exports))
  .flatMap(([name, value]): [string, Query][] => {
    if (isQuery(value)) return [[name, value]];
    return isQueryFunction(name, value) ? [[name, value(...(SAMPLES[name] ?? []))]] : [];
  });
const loadersOf = (onError: "empty" | "throw") =>
  new Set(QUERIES.flatMap(([, { meta }]) => (meta?.onError === onError ? meta.loader : [])));

const sink = vi.fn();
beforeEach(() => {
  setLogSink(sink);
});
afterEach(() => {
  setLogSink(() => {});
  sink.mockReset();
});

describe("queries", () => {
  it("PLT-46 are all known to this test: each is exported, and each function has a sample", () => {
    const functions = Object.values(MODULES)
      .flatMap((exports) => Object.entries(exports))
      .flatMap(([name, value]) => (isQueryFunction(name, value) ? name : []));
    expect(functions.sort()).toEqual(Object.keys(SAMPLES).sort());
    const definitions =
      Object.values(SOURCES)
        .join("\n")
        .match(/ueryOptions\(/g) ?? [];
    expect(QUERIES).toHaveLength(definitions.length);
    expect(definitions.length).toBeGreaterThan(60);
  });

  it("PLT-45 PLT-46 say the name of their failure, whether it is thrown, and what may be persisted", () => {
    // A feature's own queries are checked one by one below.
    const shared = new Set(
      Object.entries(MODULES).flatMap(([path, exports]) =>
        path.startsWith("./") ? Object.keys(exports) : [],
      ),
    );
    const table = QUERIES.filter(([name]) => shared.has(name)).map(
      ([name, { meta }]) => `${name}: ${meta?.loader} ${meta?.onError} ${meta?.persist}`,
    );
    expect(table.sort()).toMatchInlineSnapshot(`
      [
        "accountClosureQuery: player throw private",
        "accountsQuery: accounts throw private",
        "activityQuery: activity empty private",
        "activitySeriesQuery: limits throw private",
        "additionalGiftsQuery: additionalGifts empty public",
        "awardsQuery: allAwards throw private",
        "bannersQuery: bannersConfig empty public",
        "bettingQuery: bettingConfig empty public",
        "bonusesQuery: bonuses throw private",
        "cachedNotifications: notifications empty private",
        "campaignTermsQuery: campaignTerms throw private",
        "categoriesQuery: categories empty public",
        "collectionsQuery: collections throw public",
        "compPointsQuery: compPoints empty private",
        "confirmationQuery: passkeys throw never",
        "countriesQuery: countries throw public",
        "currenciesQuery: currencyConfig throw public",
        "currentIpQuery: currentIp empty never",
        "demoToolsQuery: demoTools throw never",
        "depositOffersQuery: depositOffers empty private",
        "disabledBonusesQuery: disabledBonuses empty public",
        "exchangeRatesQuery: exchangeRates empty public",
        "fairRoundQuery: fairRound empty never",
        "fairSeedsQuery: fairSeeds empty private",
        "favoriteGamesQuery: favorites empty private",
        "favoriteIdsQuery: favorites empty private",
        "filesQuery: files empty public",
        "freeSpinsQuery: freeSpins throw private",
        "gameFactsQuery: gameFacts throw never",
        "gameJackpotRulesQuery: jackpots empty public",
        "gameQuery: game throw public",
        "gameWinsQuery: wins empty never",
        "gamesQuery: games throw public",
        "giftOverridesQuery: modifyGiftsConfig empty public",
        "jackpotRulesQuery: jackpots empty public",
        "jackpotWinnersQuery: jackpotWinners empty public",
        "jackpotWinsQuery: jackpotWins empty private",
        "jackpotsQuery: jackpots empty public",
        "limitChangesQuery: limits throw private",
        "limitRulesQuery: limits throw private",
        "limitsQuery: limits throw private",
        "liveTableQuery: liveTables empty never",
        "menuQuery: menuCategories empty public",
        "methodFieldsQuery: paymentFields throw private",
        "methodsQuery: paymentMethods throw private",
        "monthQuery: payments throw private",
        "namesQuery: gameNames throw never",
        "notificationsQuery: notifications empty private",
        "pageQuery: pageContent empty public",
        "pagesQuery: pages empty public",
        "passkeysQuery: passkeys throw private",
        "paymentQuery: payments throw private",
        "paymentRequestQuery: payments throw private",
        "paymentsQuery: payments throw private",
        "plansQuery: playSession throw private",
        "playSessionQuery: playSession throw private",
        "playerFieldsQuery: playerFields throw never",
        "playerQuery: player throw private",
        "projectQuery: project throw public",
        "promotionPagesQuery: managePagesConfig empty public",
        "providersQuery: authProviders empty never",
        "providersQuery: providers empty public",
        "pushQuery: push throw private",
        "randomPoolQuery: games throw never",
        "receiptQuery: history throw private",
        "recentAwardsQuery: awards empty private",
        "recentDepositsQuery: payments throw private",
        "registrationOffersQuery: registrationOffers empty never",
        "reviewQuery: review empty private",
        "roundQuery: history throw private",
        "roundsQuery: history throw private",
        "searchQuery: foundGames throw never",
        "serverTimeQuery: serverTime empty never",
        "sessionsQuery: sessions throw private",
        "settingsQuery: settings empty private",
        "signInsQuery: sessions throw private",
        "similarGamesQuery: similarGames empty public",
        "snippetsQuery: snippets empty public",
        "stagsQuery: stags empty never",
        "statementQuery: history throw private",
        "statsQuery: payments throw private",
        "subscriptionsQuery: subscriptions throw private",
        "verificationQuery: verification throw private",
        "vipLevelsQuery: statuses empty never",
        "wageringStatementQuery: wageringStatement throw private",
        "welcomeOffersQuery: welcomeOffers empty never",
        "winsQuery: wins empty never",
      ]
    `);
    // A report's name says what the player saw.
    expect([...loadersOf("empty")].filter((loader) => loadersOf("throw").has(loader))).toEqual([]);
  });

  it("AMB-PLT-02 of decoration degrade to empty; those of money, limits, login and exchange throw", () => {
    const decoration = ["bannersConfig", "menuCategories", "jackpots", "wins", "pages", "pageContent"];
    for (const loader of [...decoration, "snippets", "files"]) expect(loadersOf("empty")).toContain(loader);
    const money = ["accounts", "payments", "paymentMethods", "paymentFields", "history"];
    for (const loader of [...money, "player", "limits", "currencyConfig"])
      expect(loadersOf("throw")).toContain(loader);
  });

  it("PLT-47 of manage-pages, banners, page content and current ip don't throw", () => {
    for (const loader of ["managePagesConfig", "bannersConfig", "pageContent", "currentIp"])
      expect(loadersOf("empty")).toContain(loader);
  });

  it("PLT-46 of a player's data are private", () => {
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
    for (const [name, { meta }] of QUERIES)
      if (playerLoaders.includes(meta!.loader)) expect(meta!.persist, name).toBe("private");
  });
});

describe("a failed load", () => {
  const failure = new ApiError("http", 500, null, "HTTP 500");

  async function failedLoad(query: Query) {
    const client = createQueryClient(() => Promise.reject(failure));
    const outcome = await ensure(client, query).catch((error: unknown) => error);
    client.clear();
    return { outcome, logged: sink.mock.calls.map(([report]) => report.name as string) };
  }

  it.each(QUERIES)(
    "PLT-45 PLT-46 of %s is logged once, and is empty or thrown as it says",
    async (_, query) => {
      const { loader, onError } = query.meta!;
      const { outcome, logged } = await failedLoad(query);
      expect(outcome).toBe(onError === "throw" ? failure : undefined);
      expect(logged).toEqual([`LOAD_${loader.replace(/([A-Z])/g, "_$1").toUpperCase()}_ERROR`]);
    },
  );

  it.each([
    ["searchQuery", "LOAD_FOUND_GAMES_ERROR"],
    ["namesQuery", "LOAD_GAME_NAMES_ERROR"],
    ["promotionPagesQuery", "LOAD_MANAGE_PAGES_CONFIG_ERROR"],
  ])("CAT-27 PLT-45 of %s is called %s", async (name, error) => {
    const [, query] = QUERIES.find(([other]) => other === name)!;
    expect((await failedLoad(query)).logged).toEqual([error]);
  });
});
