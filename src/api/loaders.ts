/** Loaders whose failure leaves the screen with empty or previous data. */
export const EMPTIED = [
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
export const RETHROWN = [
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
  "sitting",
  "verification",
  "push",
  "currencies",
  "history",
  "limits",
  "paymentMethods",
  "paymentFields",
  "payments",
] as const;

export type LoaderName = (typeof EMPTIED | typeof RETHROWN)[number];

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
export const isRethrown = (loader: LoaderName): boolean => !(EMPTIED as readonly string[]).includes(loader);
