import type { Hono } from "hono";
import type { AppEnv } from "../../../http/env.ts";
import { operationsRoute } from "../../../http/operations.ts";
import { type OperatePayments, OperationSchema } from "./operations.ts";

/** Serves `npm run payments`. */
export const paymentsOperatorRoutes = (app: Hono<AppEnv>, operate: OperatePayments): void =>
  operationsRoute(app, "/operator/payments", OperationSchema, operate);
