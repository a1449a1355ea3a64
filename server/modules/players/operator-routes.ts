import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { operationsRoute } from "../../http/operations.ts";
import { type OperateAccounts, OperationSchema, OutcomeSchema } from "./operations.ts";

/** For `npm run accounts` alone. */
export const accountsOperatorRoutes = (app: Hono<AppEnv>, operate: OperateAccounts): void =>
  operationsRoute(app, "/operator/accounts", OperationSchema, operate, OutcomeSchema);
