import { inTransaction } from "../../core/events/events.ts";
import { defineModule } from "../../core/modules/module.ts";
import { roundsSettled } from "../wallet/events.ts";
import { compPointsRoutes } from "./routes.ts";
import { createCompPoints } from "./service.ts";

export const compPointsModule = defineModule({
  name: "comp-points",
  setup({ db, now }) {
    const points = createCompPoints({ db, now });
    return {
      routes: (app) => compPointsRoutes(app, points),
      subscriptions: [inTransaction(roundsSettled, points.settle)],
    };
  },
});
