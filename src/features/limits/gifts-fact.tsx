import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { bonusesQuery } from "../../api/bonuses.ts";
import { freeSpinsQuery } from "../../api/free-spins.ts";
import { isActualBonus, isActualFreeSpins } from "../../rules/bonuses/gifts.ts";
import type { BreakType } from "../../rules/limits/limits.ts";

/** What a break does to the player's bonuses and spins; nothing without any. */
export function GiftsFact({ type }: { type: BreakType }) {
  const bonuses = useQuery(bonusesQuery).data ?? [];
  const freeSpins = useQuery(freeSpinsQuery).data ?? [];
  if (!bonuses.some(isActualBonus) && !freeSpins.some(isActualFreeSpins)) return null;
  return (
    <li data-gifts>
      {type === "coolingoff" ? (
        <Trans>Your bonuses and spins pause, and get this time back afterwards.</Trans>
      ) : (
        <Trans>
          Your bonuses and spins end. You'll lose any bonus money and what your unfinished spins have won.
        </Trans>
      )}
    </li>
  );
}
