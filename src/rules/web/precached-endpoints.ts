import type { LocaleCode } from "../../contract/locale.ts";

/** The lobby's own answers are in its rendering; these are for going on from there. */
const LISTS = [
  "/api/games/collections",
  "/api/games/categories",
  "/api/games/providers",
  "/api/games/names",
  "/api/jackpots",
];

/**
 * The calls whose answers a first visit keeps, so that the next one in this language needs no network. Of the catalogue,
 * who saves data keeps only what they have seen.
 */
export function keptCalls(locale: LocaleCode, { savesData = false } = {}): string[] {
  return [
    ...(savesData ? [] : LISTS),
    "/api/info/project",
    "/api/fe/config/betting-config",
    "/api/fe/config/menu-categories-games",
    "/api/fe/config/currency-config",
    // Help must open offline.
    ...["pages", "snippets", "files", "pages/responsible-gaming"].map(
      (name) => `/api/cms/${name}?l=${locale}`,
    ),
  ];
}
