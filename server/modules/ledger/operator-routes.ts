import type { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../../http/env.ts";
import { answerJson } from "../../http/headers.ts";
import { parse, readJson } from "../../http/route.ts";
import { type Operate, type Operation, OperationSchema, OutcomeSchema } from "./operations.ts";

/** For `npm run ledger` alone; the operator's key is asked for below all of `/operator/`. */
export function ledgerOperatorRoutes(app: Hono<AppEnv>, operate: Operate): void {
  app.post("/operator/ledger", async (c) => {
    const answer = await operate(parse(OperationSchema, await readJson(c)) as Operation);
    if (c.get("checkAnswers")) v.parse(OutcomeSchema, answer);
    return answerJson(c, answer);
  });
}
