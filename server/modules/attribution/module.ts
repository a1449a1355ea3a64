import { defineModule } from "../../core/modules/module.ts";
import { attributionRoutes } from "./routes.ts";
import { utmMetrics } from "./tables.ts";

export const attributionModule = defineModule({
  name: "attribution",
  setup: ({ db, now }) => ({
    routes: (app) => attributionRoutes(app, { db, now }),
    retention: [[utmMetrics.createdAt, 90]],
  }),
});
