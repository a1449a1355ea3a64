import { defineModule } from "../../core/modules/module.ts";
import { reportRoutes } from "./routes.ts";
import { clientReports } from "./tables.ts";

export const clientLogsModule = defineModule({
  name: "client-logs",
  setup: ({ db, now }) => ({
    routes: (app) => reportRoutes(app, { db, now }),
    retention: [[clientReports.createdAt, 14]],
  }),
});
