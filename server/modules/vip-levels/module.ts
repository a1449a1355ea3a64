import { ART_VERSION } from "../../core/art-version.ts";
import { defineModule } from "../../core/modules/module.ts";
import { statusesRoutes } from "./routes.ts";

export const vipLevelsModule = defineModule({
  name: "vip-levels",
  setup: () => ({ routes: (app) => statusesRoutes(app, ART_VERSION) }),
});
