import { defineModule } from "../../core/modules/module.ts";
import { managersRoutes } from "./routes.ts";
import { managerOf } from "./service.ts";

export const vipManagersModule = defineModule({
  name: "vip-managers",
  setup: ({ players }) => ({
    api: { managerOf },
    routes: (app) => managersRoutes(app, async (id) => (await players.byId(id))?.groups ?? []),
  }),
});
