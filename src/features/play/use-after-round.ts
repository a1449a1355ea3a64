import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { accountsQuery, isBalanceTold } from "../../api/account.ts";
import { now } from "../../lib/time/time.ts";

/** What a round has changed is asked for when it ends, `changed` with it, unless the connection has told of it. */
export function useAfterRound(changed: () => void) {
  const client = useQueryClient();
  const began = useRef(0);
  return {
    begin(): void {
      began.current = now();
    },
    end(): void {
      if (isBalanceTold(client, began.current)) return;
      changed();
      void client.invalidateQueries({ queryKey: accountsQuery.queryKey });
    },
  };
}
