import { defineModule } from "../../core/modules/module.ts";
import { accountsModule } from "../accounts/module.ts";
import { playSessionsRoutes } from "./routes.ts";
import { createPlaySessions, nextRealityCheckAt } from "./service.ts";

export const playSessionsModule = defineModule({
  name: "play-sessions",
  needs: { accounts: accountsModule },
  setup({ db, now, jurisdictions, players }, { accounts }) {
    const realityCheckRuleOf = (licence: string) => jurisdictions.licences[licence]!.reality_check;
    const playSessions = createPlaySessions({
      db,
      now,
      realityCheckRuleOf,
      async playerOf(id) {
        const [player, all] = await Promise.all([players.byId(id), accounts.of(id)]);
        const account = all.find(({ active }) => active);
        return player && account ? { licence: player.licence, account } : undefined;
      },
    });
    return {
      api: {
        start: playSessions.start,
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
