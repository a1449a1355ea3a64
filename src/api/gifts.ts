import { useQuery } from "@tanstack/react-query";
import { usePlayLock } from "../lib/session/play-lock.ts";
import { isBlockedRoute } from "../rules/addresses/blocked-routes.ts";
import { countActivatable, type GiftAccess, giftAccess } from "../rules/bonuses/gifts.ts";
import { bonusesQuery } from "./bonuses.ts";
import { projectQuery } from "./config.ts";
import { freeSpinsQuery } from "./free-spins.ts";
import { usePlayer } from "./player.ts";

/** The section whose absence from a licence or market closes offers and gifts. */
const SECTION = "/promotions";

/** Whether gifts may be shown; null while the player is unknown. */
export function useGiftAccess(): GiftAccess | null {
  const player = usePlayer();
  const isLocked = usePlayLock(player?.id).length > 0;
  const blocked = useQuery(projectQuery).data?.blocked_routes ?? [];
  if (!player) return null;
  return giftAccess({
    canIssueBonuses: player.can_issue_bonuses,
    isLocked,
    isRestricted: isBlockedRoute(SECTION, blocked),
  });
}

/** The link to the gifts: hidden unless they may be shown, with the number of those that can be activated. */
export function useGiftLink(): { isHidden: boolean; count: number } {
  const isHidden = useGiftAccess() !== "open";
  const bonuses = useQuery({ ...bonusesQuery, enabled: !isHidden }).data ?? [];
  const freeSpins = useQuery({ ...freeSpinsQuery, enabled: !isHidden }).data ?? [];
  return { isHidden, count: isHidden ? 0 : countActivatable({ bonuses, freeSpins }) };
}
