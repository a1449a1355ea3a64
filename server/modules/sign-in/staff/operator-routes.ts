import type { Hono } from "hono";
import type { AppEnv } from "../../../http/env.ts";
import { operationsRoute } from "../../../http/operations.ts";
import { type OperateAccounts, OperationSchema, OutcomeSchema } from "./operations.ts";

/** Serves `npm run accounts`. */
export const accountsOperatorRoutes = (app: Hono<AppEnv>, operate: OperateAccounts): void =>
  operationsRoute(app, "/operator/accounts", OperationSchema, operate, OutcomeSchema);
