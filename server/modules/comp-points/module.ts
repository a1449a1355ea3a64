import { inTransaction } from "../../core/events/events.ts";
import { defineModule } from "../../core/modules/module.ts";
import { awardsModule } from "../awards/module.ts";
import { roundsSettled } from "../wallet/events.ts";
import { compPointsRoutes } from "./routes.ts";
import { createCompPoints } from "./service.ts";

export const compPointsModule = defineModule({
  name: "comp-points",
  needs: { awards: awardsModule },
  setup({ db, now }, { awards }) {
    const points = createCompPoints({ db, now });
    awards.setMaker("points", (tx, { award }) =>
      points.award(tx, award.playerId, award.count!, `award:${award.id}`, { award: award.id }),
    );
    return {
      routes: (app) => compPointsRoutes(app, points),
      subscriptions: [inTransaction(roundsSettled, points.settle)],
    };
  },
});
