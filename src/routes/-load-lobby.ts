import { ensure } from "../api/client.ts";
import { bannersQuery } from "../api/content.ts";
import { collectionsQuery, providersQuery } from "../api/games.ts";
import type { AppContext } from "../lib/page/context.ts";

export async function loadLobby({
  context: { queryClient, locale },
}: {
  context: AppContext;
}): Promise<void> {
  await Promise.all([
    ensure(queryClient, collectionsQuery),
    ensure(queryClient, bannersQuery(locale)),
    ensure(queryClient, providersQuery),
  ]);
}
