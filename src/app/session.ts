import type { Query, QueryClient } from "@tanstack/react-query";
import { finishLeaving } from "../api/auth.ts";
import { playerQuery } from "../api/player.ts";
import type { LocaleCode } from "../contract/locale.ts";
import { addressOf } from "../lib/guest-mode.ts";
import { isLeaving, setLeaving } from "../lib/session.ts";
import { onSession } from "../lib/session-events.ts";
import { isForPlayers } from "../rules/guards.ts";
import type { createRouter } from "./router.tsx";

const isPrivate = ({ meta }: Query) => meta?.persist === "private";

/**
 * Takes everything of one player out of memory; what is still on its way will find nobody to give it to. What is on
 * screen is emptied and not removed: it would be asked for again before it leaves the screen.
 */
function forget(client: QueryClient): void {
  void client.cancelQueries({ predicate: isPrivate });
  client.removeQueries({ predicate: isPrivate, type: "inactive" });
  for (const query of client.getQueryCache().findAll({ predicate: isPrivate })) query.reset();
  client.getMutationCache().clear();
}

/** Follows the session over all tabs: what one of them begins or ends, every one does. */
export function watchSession(
  router: ReturnType<typeof createRouter>,
  client: QueryClient,
  locale: LocaleCode,
): void {
  const go = (path: string) => router.history.replace(addressOf(locale, path));
  onSession((event, here) => {
    forget(client);
    // By the event's word: what another tab has stored may not be here yet.
    document.documentElement.toggleAttribute("data-session", event.type === "began");
    if (event.type === "began") {
      // Whoever is there now is not to be signed out for somebody before.
      setLeaving(false);
      if (!here) void client.resetQueries({ queryKey: playerQuery.queryKey });
      return;
    }
    client.setQueryData(playerQuery.queryKey, null);
    void import("../lib/push.ts").then(({ silence }) => silence()).catch(() => {});
    const { href, pathname } = router.state.location;
    if (event.expired && here) go(`/login?${new URLSearchParams({ redirect: href })}`);
    else if (isForPlayers(pathname)) go("/");
  });
  if (isLeaving()) finishLeaving(client).catch(() => {});
}
