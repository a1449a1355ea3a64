/** Loaders without which the screen goes on, or with what it had before. */
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

/** Loaders whose failure the caller sees. */
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

/** What is called otherwise than its loader. */
const NAMES: Partial<Record<LoaderName, string>> = {
  names: "gameNames",
  page: "pageContent",
  banners: "bannersConfig",
  promotionPages: "managePagesConfig",
  betting: "bettingConfig",
  menu: "menuCategories",
  currencies: "currencyConfig",
};

/** What a loader's failure is reported as: `LOAD_FOUND_GAMES_ERROR`. */
export const errorOf = (loader: LoaderName): string =>
  `LOAD_${(NAMES[loader] ?? loader).replace(/[A-Z]/g, "_$&").toUpperCase()}_ERROR`;

/** Whether a loader's failure is thrown; else its value is empty. */
export const isRethrown = (loader: LoaderName): boolean => !(EMPTIED as readonly string[]).includes(loader);
