import type { Hono, MiddlewareHandler } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import type { AppEnv } from "./env.ts";
import { RequestError } from "./errors.ts";
import { answer, setHeader } from "./headers.ts";

/**
 * Answers for addresses that have a route, but not for the method: 405, or 204 to OPTIONS, with what they allow.
 * It knows the routes made before it and stands behind them, so that only what none of them took comes here.
 */
export function otherMethods(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  const methodsByPath = new TrieRouter<string[]>();
  for (const { method, path } of app.routes)
    if (method !== "ALL") methodsByPath.add("ALL", path, method === "GET" ? ["GET", "HEAD"] : [method]);
  return async (c, next) => {
    const allowed = new Set(methodsByPath.match("ALL", c.req.path)[0].flatMap(([methods]) => methods));
    if (allowed.size === 0 || allowed.has(c.req.method)) return next();
    setHeader(c, "allow", [...allowed].join(", "));
    if (c.req.method === "OPTIONS") return answer(c, null, 204);
    throw new RequestError("method_not_allowed");
  };
}
