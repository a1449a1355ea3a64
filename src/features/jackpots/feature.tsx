import { jackpotsQuery } from "../../api/games.ts";
import { jackpotWinsQuery } from "../../api/jackpot-wins.ts";
import { receiveJackpots } from "../../api/jackpots.ts";
import { notificationsQuery } from "../../api/notifications.ts";
import { type Feature, lazyService } from "../../lib/page/feature.ts";
import { refetches } from "../../lib/realtime/live-effects.ts";

export const feature: Feature = {
  live: {
    jackpot_win_award: refetches(jackpotWinsQuery.queryKey, notificationsQuery.queryKey),
    jackpots_changes: {
      queries: [jackpotsQuery.queryKey],
      apply: (client, { data }) => receiveJackpots(client, data),
    },
  },
  PlayerServices: lazyService(() => import("./jackpot-wins.tsx").then(({ JackpotWins }) => JackpotWins)),
};
