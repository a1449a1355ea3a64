import { CLOSURE_IN_PROGRESS } from "../../api/account-closure.ts";
import { notificationsQuery } from "../../api/notifications.ts";
import { playerQuery } from "../../api/player.ts";
import { invalidate, type LiveEffects } from "../../lib/realtime/live-effects.ts";

export const live: LiveEffects = {
  groups_updates: {
    queries: [playerQuery.queryKey],
    apply(client, { data: { groups } }) {
      client.setQueryData(playerQuery.queryKey, (player) => player && { ...player, groups });
    },
  },
  account_closed: {
    // The refetch gets a 401, which ends the session in this tab. A page that closes the account ends it itself.
    queries: [notificationsQuery.queryKey],
    apply(client) {
      if (!client.getQueryData(CLOSURE_IN_PROGRESS)) invalidate(client, this.queries);
    },
  },
};
