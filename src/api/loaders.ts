/** Loaders whose failure leaves the screen with empty or previous data. */
export const EMPTY_ON_ERROR = [
  "categories",
  "providers",
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
  "authProviders",
  "favorites",
  "notifications",
  "jackpotWins",
  "jackpotWinners",
  "statuses",
  "settings",
  "activity",
  "wins",
  "compPoints",
  "fairRound",
  "fairSeeds",
  "serverTime",
  "review",
] as const;

/** Loaders whose failure is thrown to the caller. */
export const THROWN_ON_ERROR = [
  "collections",
  "games",
  "foundGames",
  "names",
  "game",
  "project",
  "player",
  "accounts",
  "playerFields",
  "countries",
  "subscriptions",
  "sessions",
  "playSession",
  "verification",
  "push",
  "currencies",
  "history",
  "limits",
  "paymentMethods",
  "paymentFields",
  "payments",
] as const;

export type LoaderName = (typeof EMPTY_ON_ERROR | typeof THROWN_ON_ERROR)[number];

/** Report names that differ from the loader's. */
const REPORT_NAMES: Partial<Record<LoaderName, string>> = {
  names: "gameNames",
  page: "pageContent",
  banners: "bannersConfig",
  promotionPages: "managePagesConfig",
  betting: "bettingConfig",
  menu: "menuCategories",
  currencies: "currencyConfig",
};

/** Report name of a loader's failure: `LOAD_FOUND_GAMES_ERROR`. */
export const errorOf = (loader: LoaderName): string =>
  `LOAD_${(REPORT_NAMES[loader] ?? loader).replace(/[A-Z]/g, "_$&").toUpperCase()}_ERROR`;

/** True if a loader's failure is thrown; otherwise its value is empty. */
export const isThrown = (loader: LoaderName): boolean =>
  !(EMPTY_ON_ERROR as readonly string[]).includes(loader);
