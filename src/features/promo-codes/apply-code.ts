import type { QueryClient } from "@tanstack/react-query";
import { accountsQuery } from "../../api/account.ts";
import { recentAwardsQuery } from "../../api/awards.ts";
import { bonusesQuery, depositOffersQuery } from "../../api/bonuses.ts";
import { callAsPlayer } from "../../api/client.ts";
import { compPointsQuery } from "../../api/comp-points.ts";
import { freeSpinsQuery } from "../../api/free-spins.ts";
import { playerQuery } from "../../api/player.ts";
import type { AppliedCode } from "../../contract/promo-codes.ts";
import { pageLocale } from "../../lib/i18n/i18n.ts";
import { sessionEpoch } from "../../lib/session/session-events.ts";

const CHANGED = [bonusesQuery, freeSpinsQuery, recentAwardsQuery, accountsQuery, compPointsQuery];

/** The bonus that the player has chosen for the next deposit, by its title if that is known; null without one. */
export function chosenDepositBonus(client: QueryClient): { code: string; name: string } | null {
  const player = client.getQueryData(playerQuery.queryKey);
  const code = player?.deposit_bonus_code;
  if (!code) return null;
  const offers = client.getQueryData(depositOffersQuery(player.currency).queryKey);
  return { code, name: offers?.find((offer) => offer.code === code)?.title ?? code };
}

/** Uses a code and refetches what its gift may have changed. */
export async function applyCode(client: QueryClient, coupon_code: string): Promise<AppliedCode> {
  const epoch = sessionEpoch();
  const applied = await callAsPlayer(client, "POST /api/bonuses/coupon", {
    query: { l: pageLocale() },
    body: { coupon_code },
  });
  if (epoch === sessionEpoch()) {
    client.setQueryData(playerQuery.queryKey, applied.player);
    for (const { queryKey } of CHANGED) void client.invalidateQueries({ queryKey });
  }
  return applied;
}
