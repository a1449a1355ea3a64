import type { LocaleCode } from "../../contract/locale.ts";

/** The rendered lobby contains its own data; these serve navigation from there. */
const LISTS = [
  "/api/games/collections",
  "/api/games/categories",
  "/api/games/providers",
  "/api/games/names",
  "/api/jackpots",
];

/**
 * Calls whose responses a first visit precaches for offline use in its locale. With data saving, the
 * catalogue is only cached as it is visited.
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
