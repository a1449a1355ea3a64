import { useQuery } from "@tanstack/react-query";
import { limitsQuery } from "../../../api/limits.ts";
import type { UserLimit } from "../../../contract/limits.ts";
import { now } from "../../../lib/time/time.ts";

const restOf = ({ accounts: [account] }: UserLimit): bigint => {
  const rest = BigInt(account?.amount_cents ?? 0) - BigInt(account?.current_value_amount_cents ?? 0);
  return rest > 0n ? rest : 0n;
};

/**
 * What the deposit limits in this currency leave, in minor units; undefined without any, or while they aren't known. The
 * server compares limits in other currencies.
 */
export function useLimitRest(currency: string): bigint | undefined {
  const limits = useQuery(limitsQuery).data ?? [];
  const [least] = limits
    .filter(
      ({ type, accounts: [account], resets_at }) =>
        type === "deposit" && account?.currency === currency && Date.parse(resets_at) > now(),
    )
    .map(restOf)
    .toSorted((a, b) => Number(a - b));
  return least;
}
