import { ART_VERSION } from "../../core/art-version.ts";
import { defineModule } from "../../core/modules/module.ts";
import { configModule } from "../config/module.ts";
import { cmsRoutes } from "./routes.ts";
import { createCmsService } from "./service.ts";

export const cmsModule = defineModule({
  name: "cms",
  needs: { config: configModule },
  setup({ db, content, now, players }, { config }) {
    const cms = createCmsService({ db, content, artVersion: ART_VERSION, now });
    return {
      routes: (app) =>
        cmsRoutes(app, {
          cms,
          promotionPages: config.promotionPages,
          groupsOf: async (visitor) => {
            const id = await visitor.playerId();
            return id === null ? [] : ((await players.byId(id))?.groups ?? []);
          },
        }),
    };
  },
});
