import { accountsQuery, receiveAccounts } from "../../api/account.ts";
import { invalidateAfterPlay, playSessionQuery } from "../../api/play.ts";
import { type LiveEffects, refetches } from "../../lib/realtime/live-effects.ts";

export const live: LiveEffects = {
  balance: {
    queries: [accountsQuery.queryKey, playSessionQuery.queryKey],
    apply(client, { data }) {
      receiveAccounts(client, data.accounts);
      invalidateAfterPlay(client);
    },
  },
  payments_changes: refetches(["payments"]),
  payments_events: refetches(["payments"]),
  payment_methods_changes: refetches(["payment-methods"]),
};
