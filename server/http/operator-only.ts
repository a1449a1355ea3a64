import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";
import { RequestError } from "./errors.ts";
import { setPrivate } from "./headers.ts";
import { isKey, operatorKey } from "./operator-key.ts";
import { createRateLimit } from "./rate-limit.ts";

/** Admits requests with the operator key; the others get 404. */
export function operatorOnly(secret: string, now: () => number): MiddlewareHandler<AppEnv> {
  const key = operatorKey(secret);
  const limit = createRateLimit({ limit: 120, seconds: 60, now });
  return async (c, next) => {
    const [, candidate = ""] = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "") ?? [];
    if (!isKey(candidate, key)) throw new RequestError("not_found");
    setPrivate(c);
    limit("operator");
    await next();
  };
}
