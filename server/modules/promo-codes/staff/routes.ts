import type { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../../../http/env.ts";
import { sendJson } from "../../../http/headers.ts";
import { OutcomeSchema } from "../../../http/operations.ts";
import { parse, readJson } from "../../../http/route.ts";
import type { StaffPort } from "../../staff/api.ts";
import { type createPromoCodeOperations, OPERATION_ROLES } from "./operations.ts";
import { type PromoCodeOperation, PromoCodeOperationSchema } from "./schema.ts";

export const PROMO_CODES_PATH = "/operator/promo-codes";

interface RoutesDeps {
  authorize: StaffPort["authorize"];
  operate: ReturnType<typeof createPromoCodeOperations>;
}

/** Serves `npm run promo-codes`, for people with the operation's roles. */
export function promoCodesOperatorRoutes(app: Hono<AppEnv>, { authorize, operate }: RoutesDeps): void {
  app.post(PROMO_CODES_PATH, async (c) => {
    const operation = parse(PromoCodeOperationSchema, await readJson(c)) as PromoCodeOperation;
    const by = await authorize(c, OPERATION_ROLES[operation.command], operation.by);
    const outcome = await operate(operation, by);
    if (c.get("checkAnswers")) v.parse(OutcomeSchema, outcome);
    return sendJson(c, outcome);
  });
}
