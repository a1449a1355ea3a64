import type { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { sendJson, setPrivate } from "../../http/headers.ts";
import { isKey } from "../../http/operator-key.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { parse, readJson } from "../../http/route.ts";
import {
  type OperatorAnswer,
  OperatorAnswerSchema,
  type OperatorNotification,
  OperatorNotificationSchema,
} from "./schema.ts";

export interface OperatorRoutesDeps {
  key: string;
  now: () => number;
  send: (notification: OperatorNotification) => Promise<OperatorAnswer>;
}

/** Registers the operator API; without the key it responds with 404. */
export function operatorRoutes(app: Hono<AppEnv>, { key, now, send }: OperatorRoutesDeps): void {
  const limit = createRateLimit({ limit: 120, seconds: 60, now });

  app.use("/operator/*", async (c, next) => {
    const [, candidate = ""] = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "") ?? [];
    if (!isKey(candidate, key)) throw new RequestError("not_found");
    setPrivate(c);
    limit("operator");
    await next();
  });

  app.post("/operator/notifications", async (c) => {
    const notification = parse(OperatorNotificationSchema, await readJson(c)) as OperatorNotification;
    const answer = await send(notification);
    if (c.get("checkAnswers")) v.parse(OperatorAnswerSchema, answer);
    return sendJson(c, answer);
  });
}
