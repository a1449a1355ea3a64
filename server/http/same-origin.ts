import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";
import { RequestError } from "./errors.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** @returns true if the browser says that another site made it send this, undefined if it doesn't say */
export function isCrossSite(c: Context): boolean | undefined {
  const site = c.req.header("sec-fetch-site");
  return site === undefined ? undefined : site !== "same-origin" && site !== "none";
}

/**
 * Refuses what another site makes a browser send: a request that changes something and says that it comes from
 * elsewhere. What is no browser says nothing of the kind and carries nobody's cookie. At and below `open` no cookie counts.
 * On an https site (`isSecure`) the site's own address without https counts as elsewhere.
 */
export function sameOriginOnly(isSecure: boolean, ...open: string[]): MiddlewareHandler<AppEnv> {
  function isElsewhere(origin: string, host: string): boolean {
    if (!URL.canParse(origin)) return true;
    const url = new URL(origin);
    return url.host !== host || (isSecure && url.protocol !== "https:");
  }
  return async (c, next) => {
    const isOpen = open.some((path) => `${c.get("url").pathname}/`.startsWith(`${path}/`));
    if (!READING.has(c.req.method) && !isOpen) {
      const origin = c.req.header("origin");
      const fromElsewhere =
        isCrossSite(c) ?? (origin !== undefined && isElsewhere(origin, c.get("url").host));
      if (fromElsewhere) throw new RequestError("forbidden");
    }
    return next();
  };
}
