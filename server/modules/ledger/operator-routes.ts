import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { operationsRoute } from "../../http/operations.ts";
import { type Operate, OperationSchema } from "./operations.ts";

/** Serves `npm run ledger`. */
export const ledgerOperatorRoutes = (app: Hono<AppEnv>, operate: Operate): void =>
  operationsRoute(app, "/operator/ledger", OperationSchema, operate);
