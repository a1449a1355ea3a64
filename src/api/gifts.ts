import { useQuery } from "@tanstack/react-query";
import type { Bonus } from "../contract/bonuses.ts";
import type { FreeSpins } from "../contract/free-spins.ts";
import { useLocale } from "../lib/i18n/use-locale.ts";
import { usePlayLock } from "../lib/session/play-lock.ts";
import { isBlockedRoute } from "../rules/addresses/blocked-routes.ts";
import { isVisible } from "../rules/bonuses/gift-display.ts";
import { countActivatable, type GiftAccess, giftAccess } from "../rules/bonuses/gifts.ts";
import { bonusesQuery } from "./bonuses.ts";
import { projectQuery } from "./config.ts";
import { giftOverridesQuery } from "./content.ts";
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
  const locale = useLocale();
  const count = isHidden ? 0 : countActivatable({ bonuses, freeSpins });
  // Only gifts that count can be hidden.
  const overrides = useQuery({ ...giftOverridesQuery(locale), enabled: count > 0 }).data;
  if (count === 0 || !overrides) return { isHidden, count };
  const isShown = (gift: Bonus | FreeSpins) => isVisible(gift, overrides);
  return {
    isHidden,
    count: countActivatable({ bonuses: bonuses.filter(isShown), freeSpins: freeSpins.filter(isShown) }),
  };
}
