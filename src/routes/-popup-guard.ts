import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { currentIpQuery } from "../api/config.ts";
import { usePlayer } from "../api/player.ts";
import { usePageAlive } from "../lib/page/hydration.ts";
import { type PopupName, popupRules } from "../lib/page/popups.ts";
import { GUEST_BASE } from "../lib/session/guest-mode.ts";

/**
 * Whether this visitor may see a popup. A guest is led from a player's one to registration, with the way back; a player
 * from a guest's one to where it was to lead; somebody in a restricted country, or in guest mode, to the
 * main page.
 */
export function useMayPopup(popup: PopupName | null): boolean {
  const router = useRouter();
  const player = usePlayer();
  const alive = usePageAlive();
  const rules = popup && popupRules(popup);
  const auth = rules?.auth === true;
  const restriction = useQuery({ ...currentIpQuery, enabled: alive && auth }).data?.restricted ?? "none";
  let why: "restricted" | "guest" | "player" | null = null;
  if (auth && (GUEST_BASE || restriction !== "none")) why = "restricted";
  else if (rules?.for === "players" && player === null) why = "guest";
  else if (rules?.for === "guests" && player) why = "player";
  useEffect(() => {
    if (popup && why)
      void import("./-leave-popup.ts").then(({ leavePopup }) => leavePopup(router, popup, why));
  }, [router, popup, why]);
  return popup !== null && why === null;
}
