import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";
import { RequestError } from "./errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** @returns true if the browser says that another site caused the request, undefined if it doesn't say */
export function isCrossSite(c: Context): boolean | undefined {
  const site = c.req.header("sec-fetch-site");
  return site === undefined ? undefined : site !== "same-origin" && site !== "none";
}

/**
 * Rejects cross-site requests that change something, by their `Sec-Fetch-Site` or `Origin` header. Requests with neither
 * pass: they come from clients that aren't browsers and have no cookies. Paths at and below `open` are exempt.
 * @param isSecure treats the http origin of an https site as cross-site
 */
export function sameOriginOnly(isSecure: boolean, ...open: string[]): MiddlewareHandler<AppEnv> {
  function isOtherOrigin(origin: string, host: string): boolean {
    if (!URL.canParse(origin)) return true;
    const url = new URL(origin);
    return url.host !== host || (isSecure && url.protocol !== "https:");
  }
  return async (c, next) => {
    const isExempt = open.some((path) => `${c.get("url").pathname}/`.startsWith(`${path}/`));
    if (!SAFE_METHODS.has(c.req.method) && !isExempt) {
      const origin = c.req.header("origin");
      const isForeign = isCrossSite(c) ?? (origin !== undefined && isOtherOrigin(origin, c.get("url").host));
      if (isForeign) throw new RequestError("forbidden");
    }
    return next();
  };
}
