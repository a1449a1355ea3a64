import type { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../../../http/env.ts";
import { sendJson } from "../../../http/headers.ts";
import { OutcomeSchema } from "../../../http/operations.ts";
import { parse, readJson } from "../../../http/route.ts";
import type { StaffPort } from "../../staff/api.ts";
import { type Gestures, GIVERS, READERS } from "./gestures.ts";
import { type AwardOperation, AwardOperationSchema } from "./schema.ts";

export const AWARDS_PATH = "/operator/awards";

interface RoutesDeps {
  authorize: StaffPort["authorize"];
  gestures: Pick<Gestures, "give" | "list">;
}

/** Serves `npm run awards`. */
export function awardsOperatorRoutes(app: Hono<AppEnv>, { authorize, gestures }: RoutesDeps): void {
  app.post(AWARDS_PATH, async (c) => {
    const operation = parse(AwardOperationSchema, await readJson(c)) as AwardOperation;
    const outcome =
      operation.command === "list"
        ? await authorize(c, READERS, operation.by).then(gestures.list)
        : await gestures.give(operation, await authorize(c, GIVERS, operation.by));
    if (c.get("checkAnswers")) v.parse(OutcomeSchema, outcome);
    return sendJson(c, outcome);
  });
}
