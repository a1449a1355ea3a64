import type { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../../http/env.ts";
import { answerJson } from "../../http/headers.ts";
import { parse, readJson } from "../../http/route.ts";
import { type OperatePayments, type Operation, OperationSchema, OutcomeSchema } from "./operations.ts";

/** For `npm run payments` alone; the operator's key is asked for below all of `/operator/`. */
export function paymentsOperatorRoutes(app: Hono<AppEnv>, operate: OperatePayments): void {
  app.post("/operator/payments", async (c) => {
    const answer = await operate(parse(OperationSchema, await readJson(c)) as Operation);
    if (c.get("checkAnswers")) v.parse(OutcomeSchema, answer);
    return answerJson(c, answer);
  });
}
