import type { QueryClient } from "@tanstack/react-query";
import { ensure } from "../api/client.ts";
import { bettingQuery, currenciesQuery, menuQuery, projectQuery } from "../api/config.ts";
import { filesQuery, pagesQuery, snippetsQuery } from "../api/content.ts";
import { categoriesQuery, jackpotsQuery } from "../api/games.ts";
import type { LocaleCode } from "../contract/locale.ts";

/** What the frame of every page is drawn with. */
export async function loadFrame(queryClient: QueryClient, locale: LocaleCode): Promise<void> {
  await Promise.all([
    ensure(queryClient, projectQuery),
    ensure(queryClient, bettingQuery),
    ensure(queryClient, menuQuery),
    ensure(queryClient, categoriesQuery),
    ensure(queryClient, jackpotsQuery),
    ensure(queryClient, currenciesQuery),
    ensure(queryClient, pagesQuery(locale)),
    ensure(queryClient, snippetsQuery(locale)),
    ensure(queryClient, filesQuery(locale)),
  ]);
}
