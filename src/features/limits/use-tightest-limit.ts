import { useQuery } from "@tanstack/react-query";
import { limitsQuery } from "../../api/limits.ts";
import { usePlayer } from "../../api/player.ts";
import type { LimitType } from "../../contract/jurisdictions.ts";
import type { UserLimit } from "../../contract/limits.ts";

function remainingShare({ accounts: [account] }: UserLimit): number {
  if (!account) return Number.POSITIVE_INFINITY;
  const [limitAmount, usedAmount] = [
    Number(account.amount_cents),
    Number(account.current_value_amount_cents),
  ];
  return (limitAmount - usedAmount) / limitAmount;
}

/**
 * The player's limit of these types with the smallest remaining share; null without one, undefined while
 * unknown.
 */
export function useTightestLimit(types: readonly LimitType[]): UserLimit | null | undefined {
  const player = usePlayer();
  const limits = useQuery({ ...limitsQuery, enabled: Boolean(player) }).data;
  if (!limits) return undefined;
  const [limit] = limits
    .filter(({ type, accounts }) => types.includes(type) && accounts.length > 0)
    .toSorted((a, b) => remainingShare(a) - remainingShare(b));
  return limit ?? null;
}
