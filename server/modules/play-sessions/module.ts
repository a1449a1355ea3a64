import { findAccount } from "../../core/accounts/accounts-store.ts";
import { defineModule } from "../../core/modules/module.ts";
import { playSessionsRoutes } from "./routes.ts";
import { createPlaySessions, nextRealityCheckAt } from "./service.ts";
import { playSessionsStore as store } from "./store.ts";

export const playSessionsModule = defineModule({
  name: "play-sessions",
  setup({ db, now, jurisdictions, players }) {
    const realityCheckRuleOf = (licence: string) => jurisdictions.licences[licence]!.reality_check;
    const playSessions = createPlaySessions({
      db,
      now,
      realityCheckRuleOf,
      async playerOf(id) {
        const player = await players.byId(id);
        const account = player && (await findAccount(db, id, player.currency));
        return player && account ? { licence: player.licence, account } : undefined;
      },
    });
    return {
      api: {
        start: playSessions.start,
        /** When the player last stopped at a reality check or a reached plan; milliseconds since the epoch, 0 for never. */
        stoppedAt: async (playerId: number) => (await store.of(db, playerId))?.stoppedAt?.getTime() ?? 0,
        /** When the next reality check is due, milliseconds since the epoch; infinity for never. */
        realityCheckDueAt: (
          licence: string,
          playSession: { checkedAt: Date | null; checkMinutes: number | null },
        ) => nextRealityCheckAt(playSession, realityCheckRuleOf(licence)),
      },
      routes: (app) => playSessionsRoutes(app, playSessions),
    };
  },
});
