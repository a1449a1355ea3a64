import type { QueryClient } from "@tanstack/react-query";
import { ensure } from "../api/client.ts";
import { bettingQuery, currenciesQuery, menuQuery, projectQuery } from "../api/config.ts";
import { filesQuery, pagesQuery, snippetsQuery } from "../api/content.ts";
import { categoriesQuery, jackpotsQuery } from "../api/games.ts";
import type { LocaleCode } from "../contract/locale.ts";
import { whenUnreachable } from "../lib/offline/connection.ts";
import { wait } from "../lib/time/time.ts";

/** Maximum wait for optional data of the layout, in milliseconds since the start of the page. */
const MAX_WAIT = 3_000;

/** Loads the data of the layout. Late optional data is rendered when it arrives. */
export async function loadLayout(queryClient: QueryClient, locale: LocaleCode): Promise<void> {
  const required = [ensure(queryClient, projectQuery), ensure(queryClient, currenciesQuery)];
  const optional = Promise.all([
    ensure(queryClient, bettingQuery),
    ensure(queryClient, menuQuery),
    ensure(queryClient, categoriesQuery),
    ensure(queryClient, jackpotsQuery),
    ensure(queryClient, pagesQuery(locale)),
    ensure(queryClient, snippetsQuery(locale)),
    ensure(queryClient, filesQuery(locale)),
  ]);
  const optionalOrTimeout = import.meta.env.SSR
    ? optional
    : Promise.race([optional, whenUnreachable(), wait(Math.max(0, MAX_WAIT - performance.now()))]);
  await Promise.all([...required, optionalOrTimeout]);
}
