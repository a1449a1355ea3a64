import type { QueryClient } from "@tanstack/react-query";
import { playerQuery } from "../api/player.ts";
import type { Player } from "../contract/player.ts";
import { whenUnreachable } from "../lib/connection.ts";
import { wait } from "../lib/time.ts";

/** How long after its beginning a document waits for its player, milliseconds. The page has a patience of its own. */
const PATIENCE = 1_000;

/**
 * The player, null for a guest. Undefined while nobody can tell: the server is unreachable or slow at the start of a
 * document. The page then opens and says so itself.
 */
export async function playerInTime(queryClient: QueryClient): Promise<Player | null | undefined> {
  const known = queryClient.getQueryData(playerQuery.queryKey);
  if (known !== undefined) return known;
  const player = queryClient.fetchQuery(playerQuery).catch(() => undefined);
  const timeout = wait(Math.max(0, PATIENCE - performance.now())).then(() => undefined);
  return Promise.race([player, timeout, whenUnreachable().then(() => undefined)]);
}
