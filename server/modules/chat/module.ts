import { defineModule } from "../../core/modules/module.ts";
import { playersModule } from "../players/module.ts";
import { chatRoutes } from "./routes.ts";

export const chatModule = defineModule({
  name: "chat",
  needs: { players: playersModule },
  setup: ({ db, now, audit }, { players }) => ({
    routes: (app) => chatRoutes(app, { db, now, audit, playerOf: players.find }),
  }),
});
