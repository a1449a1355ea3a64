/**
 * What each loader is called when it fails and what the screen does then. `empty`: the screen goes on without
 * it or with what it had before; `rethrow`: the caller sees the error. Tests walk this table.
 */
export const LOADERS = {
  collections: { error: "LOAD_COLLECTIONS_ERROR", failure: "rethrow" },
  categories: { error: "LOAD_CATEGORIES_ERROR", failure: "empty" },
  providers: { error: "LOAD_PROVIDERS_ERROR", failure: "empty" },
  games: { error: "LOAD_GAMES_ERROR", failure: "rethrow" },
  foundGames: { error: "LOAD_FOUND_GAMES_ERROR", failure: "rethrow" },
  names: { error: "LOAD_GAME_NAMES_ERROR", failure: "rethrow" },
  game: { error: "LOAD_GAME_ERROR", failure: "rethrow" },
  gameJackpots: { error: "LOAD_GAME_JACKPOTS_ERROR", failure: "empty" },
  jackpots: { error: "LOAD_JACKPOTS_ERROR", failure: "empty" },
  project: { error: "LOAD_PROJECT_ERROR", failure: "rethrow" },
  currentIp: { error: "LOAD_CURRENT_IP_ERROR", failure: "empty" },
  pages: { error: "LOAD_PAGES_ERROR", failure: "empty" },
  page: { error: "LOAD_PAGE_CONTENT_ERROR", failure: "empty" },
  snippets: { error: "LOAD_SNIPPETS_ERROR", failure: "empty" },
  files: { error: "LOAD_FILES_ERROR", failure: "empty" },
  banners: { error: "LOAD_BANNERS_CONFIG_ERROR", failure: "empty" },
  promotionPages: { error: "LOAD_MANAGE_PAGES_CONFIG_ERROR", failure: "empty" },
  stags: { error: "LOAD_STAGS_ERROR", failure: "empty" },
  betting: { error: "LOAD_BETTING_CONFIG_ERROR", failure: "empty" },
  menu: { error: "LOAD_MENU_CATEGORIES_ERROR", failure: "empty" },
  player: { error: "LOAD_PLAYER_ERROR", failure: "rethrow" },
  authProviders: { error: "LOAD_AUTH_PROVIDERS_ERROR", failure: "empty" },
  accounts: { error: "LOAD_ACCOUNTS_ERROR", failure: "empty" },
  playerFields: { error: "LOAD_PLAYER_FIELDS_ERROR", failure: "rethrow" },
  countries: { error: "LOAD_COUNTRIES_ERROR", failure: "rethrow" },
  subscriptions: { error: "LOAD_SUBSCRIPTIONS_ERROR", failure: "rethrow" },
  sessions: { error: "LOAD_SESSIONS_ERROR", failure: "rethrow" },
  verification: { error: "LOAD_VERIFICATION_ERROR", failure: "rethrow" },
  favorites: { error: "LOAD_FAVORITES_ERROR", failure: "empty" },
  notifications: { error: "LOAD_NOTIFICATIONS_ERROR", failure: "empty" },
  jackpotWins: { error: "LOAD_JACKPOT_WINS_ERROR", failure: "empty" },
  push: { error: "LOAD_PUSH_ERROR", failure: "rethrow" },
  statuses: { error: "LOAD_STATUSES_ERROR", failure: "empty" },
  currencies: { error: "LOAD_CURRENCY_CONFIG_ERROR", failure: "rethrow" },
} as const satisfies Record<string, Loader>;

interface Loader {
  error: `LOAD_${string}_ERROR`;
  failure: "empty" | "rethrow";
}

export type LoaderName = keyof typeof LOADERS;
