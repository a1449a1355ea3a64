import type { Query, QueryClient } from "@tanstack/react-query";
import { completeSignOut } from "../api/auth.ts";
import { onNoSession } from "../api/client.ts";
import { playerQuery } from "../api/player.ts";
import type { LocaleCode } from "../contract/locale.ts";
import { onReachable } from "../lib/offline/connection.ts";
import { dismissNavigationToasts } from "../lib/page/toasts.ts";
import { addressOf } from "../lib/session/guest-mode.ts";
import { announceExpiry, onSession, removeForeignData } from "../lib/session/session-events.ts";
import { isForPlayers } from "../rules/addresses/guards.ts";
import type { createRouter } from "./router.tsx";

const isPrivate = ({ meta }: Query) => meta?.persist === "private";

/**
 * Clears a player's private queries; pending results are dropped. Active queries are reset,
 * since they would be refetched after a removal.
 */
function clearPrivateData(client: QueryClient): void {
  void client.cancelQueries({ predicate: isPrivate });
  client.removeQueries({ predicate: isPrivate, type: "inactive" });
  for (const query of client.getQueryCache().findAll({ predicate: isPrivate })) query.reset();
  client.getMutationCache().clear();
}

/** Applies session changes of any tab to this one. */
export function watchSession(
  router: ReturnType<typeof createRouter>,
  client: QueryClient,
  locale: LocaleCode,
): void {
  const go = (path: string) => router.history.replace(addressOf(locale, path));
  const disablePush = () =>
    void import("../lib/device/push.ts").then(({ removePlayerPush }) => removePlayerPush()).catch(() => {});
  const finishSignOut = () => void completeSignOut(client).catch(() => {});
  onSession((event, isThisTab) => {
    clearPrivateData(client);
    dismissNavigationToasts();
    removeForeignData();
    // Set from the event, because another tab's cookie may not be visible here yet.
    document.documentElement.toggleAttribute("data-session", event.type === "began");
    if (event.type === "began") {
      if (!isThisTab) void client.resetQueries({ queryKey: playerQuery.queryKey });
      return;
    }
    client.setQueryData(playerQuery.queryKey, null);
    if (isThisTab) disablePush();
    // The address that the player is navigating to, if any.
    const { href, pathname } = router.latestLocation;
    // Several tabs and calls may report the same end.
    if (pathname === "/login") return;
    if (event.inactive) go(`/login?${new URLSearchParams({ redirect: href, reason: "inactive" })}`);
    else if (event.expired && isThisTab) go(`/login?${new URLSearchParams({ redirect: href })}`);
    else if (isForPlayers(pathname)) go("/");
  });
  onNoSession(announceExpiry);
  // A session that expired while the app was closed: remove its data before the next player signs in.
  if (removeForeignData()) disablePush();
  finishSignOut();
  onReachable(finishSignOut);
}
