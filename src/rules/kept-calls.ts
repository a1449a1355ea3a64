import type { LocaleCode } from "../contract/locale.ts";

/** The calls whose answers a first visit keeps, so that the next one in this language needs no network. */
export function keptCalls(locale: LocaleCode): string[] {
  return [
    "/api/games/collections",
    "/api/games/categories",
    "/api/games/providers",
    "/api/games/names",
    "/api/jackpots",
    "/api/info/project",
    "/api/fe/config/betting-config",
    "/api/fe/config/menu-categories-games",
    "/api/fe/config/currency-config",
    ...["pages", "snippets", "files"].map((name) => `/api/cms/${name}?l=${locale}`),
  ];
}
