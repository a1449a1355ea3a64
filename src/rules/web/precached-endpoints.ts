import type { LocaleCode } from "../../contract/locale.ts";
import { OFFLINE_GAME } from "./offline-demo.ts";

/** Lists for navigating offline from the lobby, whose rendering only contains its own data. */
const LISTS = [
  "/api/games/collections",
  "/api/games/categories",
  "/api/games/providers",
  "/api/games/names",
  "/api/games/facts",
  "/api/jackpots",
  `/api/games/${OFFLINE_GAME.producer}/${OFFLINE_GAME.name}`,
];

/**
 * Calls whose responses are precached on a first visit, for offline use in its locale. While saving data, catalogue
 * responses are only cached when they are requested.
 */
export function precachedEndpoints(locale: LocaleCode, { savesData = false } = {}): string[] {
  return [
    ...(savesData ? [] : LISTS),
    "/api/info/project",
    "/api/fe/config/betting-config",
    "/api/fe/config/menu-categories-games",
    "/api/fe/config/currency-config",
    // Help must be available offline.
    ...["pages", "snippets", "files", "pages/responsible-gaming"].map(
      (name) => `/api/cms/${name}?l=${locale}`,
    ),
  ];
}
