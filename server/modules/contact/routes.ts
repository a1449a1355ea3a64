import type { Hono } from "hono";
import type { FieldCode } from "../../../src/contract/field-codes.ts";
import { emailRule } from "../../../src/rules/players/field-rules.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { setPrivate } from "../../http/headers.ts";
import { createPersistentRateLimit } from "../../http/persistent-rate-limit.ts";
import { route } from "../../http/route.ts";
import { createContactStore } from "./store.ts";

export interface ContactDeps {
  db: Db;
  now: () => number;
  /** Consumes a captcha solution. @returns false if it's invalid or used */
  acceptCaptcha: (token: string | undefined) => Promise<boolean>;
}

function reject(field: string, code: FieldCode): never {
  throw new RequestError("validation_failed", { errors: { [field]: [code] } });
}

export function contactRoutes(app: Hono<AppEnv>, { db, now, acceptCaptcha }: ContactDeps): void {
  const store = createContactStore(db, now);
  const attempts = createPersistentRateLimit(db, "contact-ip", { points: 10, seconds: 3_600 });

  route(app, "POST /api/send_contact_message", async ({ c, body, visitor }) => {
    setPrivate(c);
    const { captcha, ...message } = body;
    const problem = emailRule(message.email);
    if (problem) reject("email", problem);
    // Count after validation, so that typing errors don't use up attempts.
    await attempts.count(visitor.network);
    if (!(await acceptCaptcha(captcha))) reject("captcha", "captcha_failed");
    await store.save({ ...message, playerId: await visitor.playerId() });
    return { ok: true };
  });
}
