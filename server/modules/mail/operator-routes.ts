import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { operationsRoute } from "../../http/operations.ts";
import { type OperateMails, OperationSchema } from "./operations.ts";

/** Serves `npm run mails`. */
export const mailsOperatorRoutes = (app: Hono<AppEnv>, operate: OperateMails): void =>
  operationsRoute(app, "/operator/mails", OperationSchema, operate);
