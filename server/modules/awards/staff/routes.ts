import type { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../../../http/env.ts";
import { sendJson } from "../../../http/headers.ts";
import { type Outcome, OutcomeSchema } from "../../../http/operations.ts";
import { parse, readJson } from "../../../http/route.ts";
import type { Role, StaffMember } from "../../../http/staff-member.ts";
import type { StaffPort } from "../../staff/api.ts";
import { CLEARERS, type LinkedAccounts } from "../linked-accounts/linked-accounts.ts";
import { type Gestures, GIVERS, OVERSEERS, READERS } from "./gestures.ts";
import { type AwardOperation, AwardOperationSchema } from "./schema.ts";

export const AWARDS_PATH = "/operator/awards";

interface RoutesDeps {
  authorize: StaffPort["authorize"];
  gestures: Pick<Gestures, "give" | "list" | "report">;
  linkedAccounts: Pick<LinkedAccounts, "list" | "clear">;
}

/** Serves `npm run awards`. */
export function awardsOperatorRoutes(
  app: Hono<AppEnv>,
  { authorize, gestures, linkedAccounts }: RoutesDeps,
): void {
  async function operate(
    operation: AwardOperation,
    member: (roles: readonly Role[]) => Promise<StaffMember>,
  ): Promise<Outcome> {
    if (operation.command === "gesture") return gestures.give(operation, await member(GIVERS));
    if (operation.command === "clear")
      return linkedAccounts.clear(operation.player, await member(CLEARERS), operation.reason);
    if (operation.command === "report") {
      await member(OVERSEERS);
      return gestures.report();
    }
    await member(READERS);
    return operation.command === "links" ? linkedAccounts.list() : gestures.list();
  }

  app.post(AWARDS_PATH, async (c) => {
    const operation = parse(AwardOperationSchema, await readJson(c)) as AwardOperation;
    const outcome = await operate(operation, (roles) => authorize(c, roles, operation.by));
    if (c.get("checkAnswers")) v.parse(OutcomeSchema, outcome);
    return sendJson(c, outcome);
  });
}
