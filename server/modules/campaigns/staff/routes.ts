import type { Hono } from "hono";
import * as v from "valibot";
import type { ContentVersion } from "../../../db/content-version.ts";
import type { AppEnv } from "../../../http/env.ts";
import { sendJson } from "../../../http/headers.ts";
import { parse, readJson } from "../../../http/route.ts";
import type { StaffPort } from "../../staff/api.ts";
import type { createCampaignOperations } from "./operations.ts";
import { OPERATION_ROLES } from "./roles.ts";
import { type CampaignOperation, CampaignOperationSchema, CampaignOutcomeSchema } from "./schema.ts";

export const CAMPAIGNS_PATH = "/operator/campaigns";

export interface OperatorRoutesDeps {
  authorize: StaffPort["authorize"];
  operate: ReturnType<typeof createCampaignOperations>;
  content: Pick<ContentVersion, "refresh">;
}

/** Serves `npm run campaigns` and the staff area, for people with the operation's roles. */
export function campaignsOperatorRoutes(
  app: Hono<AppEnv>,
  { authorize, operate, content }: OperatorRoutesDeps,
): void {
  app.post(CAMPAIGNS_PATH, async (c) => {
    const operation = parse(CampaignOperationSchema, await readJson(c)) as CampaignOperation;
    const by = await authorize(c, OPERATION_ROLES[operation.command], operation.by);
    const outcome = await operate(operation, by);
    await content.refresh();
    if (c.get("checkAnswers")) v.parse(CampaignOutcomeSchema, outcome);
    return sendJson(c, outcome);
  });
}
