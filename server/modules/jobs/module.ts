import { jobRunsStore } from "../../core/jobs/job-runs-store.ts";
import { defineModule } from "../../core/modules/module.ts";
import { operationsRoute } from "../../http/operations.ts";
import { createJobOperations, OperationSchema } from "./operations.ts";

/** Staff's view of scheduled jobs and of events that failed. */
export const jobsModule = defineModule({
  name: "jobs",
  setup: ({ db, now, events, audit }) => ({
    staffRoutes: (app) =>
      operationsRoute(
        app,
        "/operator/jobs",
        OperationSchema,
        createJobOperations({ now, runs: () => jobRunsStore.all(db), events, audit }),
      ),
  }),
});
