import type { QueryClient } from "@tanstack/react-query";
import { ensure } from "../api/client.ts";
import { bettingQuery, currenciesQuery, menuQuery, projectQuery } from "../api/config.ts";
import { filesQuery, pagesQuery, snippetsQuery } from "../api/content.ts";
import { categoriesQuery, jackpotsQuery } from "../api/games.ts";
import type { LocaleCode } from "../contract/locale.ts";
import { whenUnreachable } from "../lib/offline/connection.ts";
import { wait } from "../lib/time/time.ts";

/** How long after its beginning a page in a browser waits for what its frame can be drawn without, milliseconds. */
const PATIENCE = 3_000;

/** What the frame of every page is drawn with. What comes late is drawn when it comes. */
export async function loadFrame(queryClient: QueryClient, locale: LocaleCode): Promise<void> {
  const needed = [ensure(queryClient, projectQuery), ensure(queryClient, currenciesQuery)];
  const useful = Promise.all([
    ensure(queryClient, bettingQuery),
    ensure(queryClient, menuQuery),
    ensure(queryClient, categoriesQuery),
    ensure(queryClient, jackpotsQuery),
    ensure(queryClient, pagesQuery(locale)),
    ensure(queryClient, snippetsQuery(locale)),
    ensure(queryClient, filesQuery(locale)),
  ]);
  const enough = import.meta.env.SSR
    ? useful
    : Promise.race([useful, whenUnreachable(), wait(Math.max(0, PATIENCE - performance.now()))]);
  await Promise.all([...needed, enough]);
}
