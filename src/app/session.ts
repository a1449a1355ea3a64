import type { Query, QueryClient } from "@tanstack/react-query";
import { finishLeaving } from "../api/auth.ts";
import { onNoSession } from "../api/client.ts";
import { playerQuery } from "../api/player.ts";
import type { LocaleCode } from "../contract/locale.ts";
import { onReached } from "../lib/offline/connection.ts";
import { forgetWays } from "../lib/page/toasts.ts";
import { addressOf } from "../lib/session/guest-mode.ts";
import { noteLapse, onSession, sweepOthers } from "../lib/session/session-events.ts";
import { isForPlayers } from "../rules/addresses/guards.ts";
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
  const silenced = () =>
    void import("../lib/device/push.ts").then(({ silence }) => silence()).catch(() => {});
  const leave = () => void finishLeaving(client).catch(() => {});
  onSession((event, here) => {
    forget(client);
    forgetWays();
    sweepOthers();
    // By the event's word: what another tab has stored may not be here yet.
    document.documentElement.toggleAttribute("data-session", event.type === "began");
    if (event.type === "began") {
      if (!here) void client.resetQueries({ queryKey: playerQuery.queryKey });
      return;
    }
    client.setQueryData(playerQuery.queryKey, null);
    if (here) silenced();
    // Where the player is on the way to, if to anywhere.
    const { href, pathname } = router.latestLocation;
    // Several tabs and calls may notice the same end.
    if (pathname === "/login") return;
    if (event.inactive) go(`/login?${new URLSearchParams({ redirect: href, reason: "inactive" })}`);
    else if (event.expired && here) go(`/login?${new URLSearchParams({ redirect: href })}`);
    else if (isForPlayers(pathname)) go("/");
  });
  onNoSession(noteLapse);
  // Somebody's time was over while nobody looked: what is left of them here goes before the next one comes.
  if (sweepOthers()) silenced();
  leave();
  onReached(leave);
}
