import { useQuery } from "@tanstack/react-query";
import { limitsQuery } from "../../api/limits.ts";
import { usePlayer } from "../../api/player.ts";
import type { LimitType } from "../../contract/jurisdictions.ts";
import type { UserLimit } from "../../contract/limits.ts";

/** Of what is left, the share of the whole: nothing first. */
function shareLeft({ accounts: [account] }: UserLimit): number {
  if (!account) return Number.POSITIVE_INFINITY;
  const [all, used] = [Number(account.amount_cents), Number(account.current_value_amount_cents)];
  return (all - used) / all;
}

/** Of the player's limits of these types the one that leaves least; null where there is none, undefined while it is not known. */
export function useTightestLimit(types: readonly LimitType[]): UserLimit | null | undefined {
  const player = usePlayer();
  const limits = useQuery({ ...limitsQuery, enabled: Boolean(player) }).data;
  if (!limits) return undefined;
  const [limit] = limits
    .filter(({ type, accounts }) => types.includes(type) && accounts.length > 0)
    .toSorted((a, b) => shareLeft(a) - shareLeft(b));
  return limit ?? null;
}
