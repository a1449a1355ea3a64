import type { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../../http/env.ts";
import { sendJson } from "../../http/headers.ts";
import { parse, readJson } from "../../http/route.ts";
import {
  type OperatorAnswer,
  OperatorAnswerSchema,
  type OperatorNotification,
  OperatorNotificationSchema,
} from "./schema.ts";

/** Serves `npm run push`. */
export function notificationOperations(
  app: Hono<AppEnv>,
  send: (notification: OperatorNotification) => Promise<OperatorAnswer>,
): void {
  app.post("/operator/notifications", async (c) => {
    const notification = parse(OperatorNotificationSchema, await readJson(c)) as OperatorNotification;
    const answer = await send(notification);
    if (c.get("checkAnswers")) v.parse(OperatorAnswerSchema, answer);
    return sendJson(c, answer);
  });
}
