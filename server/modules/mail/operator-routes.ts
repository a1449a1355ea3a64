import type { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../../http/env.ts";
import { answerJson } from "../../http/headers.ts";
import { parse, readJson } from "../../http/route.ts";
import { type OperateMails, type Operation, OperationSchema, OutcomeSchema } from "./operations.ts";

/** For the operator's command alone; to be added behind the check of the operator's key. */
export function mailsOperatorRoutes(app: Hono<AppEnv>, operate: OperateMails): void {
  app.post("/operator/mails", async (c) => {
    const answer = await operate(parse(OperationSchema, await readJson(c)) as Operation);
    if (c.get("checkAnswers")) v.parse(OutcomeSchema, answer);
    return answerJson(c, answer);
  });
}
