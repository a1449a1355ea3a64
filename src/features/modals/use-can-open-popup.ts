import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { currentIpQuery } from "../../api/config.ts";
import { usePlayer } from "../../api/player.ts";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { type PopupName, popupRules } from "../../lib/page/popups.ts";
import { GUEST_BASE } from "../../lib/session/guest-mode.ts";

/**
 * True if this visitor may open a popup. Otherwise redirects: guests to registration, which returns to the popup,
 * players from guest popups to their target, visitors in restricted countries or guest mode to the main page.
 */
export function useCanOpenPopup(popup: PopupName | null): boolean {
  const router = useRouter();
  const player = usePlayer();
  const isHydrated = useHydrated();
  const rules = popup && popupRules(popup);
  const needsAuth = rules?.auth === true;
  const restriction =
    useQuery({ ...currentIpQuery, enabled: isHydrated && needsAuth }).data?.restricted ?? "none";
  let reason: "restricted" | "guest" | "player" | null = null;
  if (needsAuth && (GUEST_BASE || restriction !== "none")) reason = "restricted";
  else if (rules?.for === "players" && player === null) reason = "guest";
  else if (rules?.for === "guests" && player) reason = "player";
  useEffect(() => {
    if (popup && reason)
      void import("./leave-popup.ts").then(({ leavePopup }) => leavePopup(router, popup, reason));
  }, [router, popup, reason]);
  return popup !== null && reason === null;
}
