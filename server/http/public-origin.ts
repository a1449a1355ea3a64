import type { Context } from "hono";
import type { AppEnv, Visitor } from "./env.ts";

interface OriginOptions {
  origin: string | undefined;
  trustProxy: boolean;
}

/** The address that this visitor's site has for everybody: for links in pages' heads and in mails. */
export function publicOrigin(c: Context<AppEnv>, visitor: Visitor, options: OriginOptions): string {
  const { host } = visitor.host;
  if (options.origin) {
    const origin = new URL(options.origin);
    // Of the header only a name that is listed: with any port there would be any number of pages to keep.
    if (host !== "*") origin.hostname = host;
    return origin.origin;
  }
  const url = c.get("url");
  const told = options.trustProxy ? c.req.header("x-forwarded-proto") : undefined;
  return `${told === "https" ? told : url.protocol.slice(0, -1)}://${url.host}`;
}
