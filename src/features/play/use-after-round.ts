import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { accountsQuery, isBalanceLive } from "../../api/account.ts";
import { now } from "../../lib/time/time.ts";

/** Refetches money when a round ends, unless realtime has delivered it already. */
export function useAfterRound(refetchSession: () => void) {
  const client = useQueryClient();
  const roundStart = useRef(0);
  return {
    start(): void {
      roundStart.current = now();
    },
    end(): void {
      if (isBalanceLive(client, roundStart.current)) return;
      refetchSession();
      void client.invalidateQueries({ queryKey: accountsQuery.queryKey });
    },
  };
}
