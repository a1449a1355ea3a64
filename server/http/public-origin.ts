import type { Context } from "hono";
import type { AppEnv, Visitor } from "./env.ts";

interface OriginOptions {
  origin: string | undefined;
  trustProxy: boolean;
}

/** The site's public origin for this visitor, for links in pages and mails. */
export function publicOrigin(c: Context<AppEnv>, visitor: Visitor, options: OriginOptions): string {
  const { host } = visitor.host;
  if (options.origin) {
    const origin = new URL(options.origin);
    // Only listed host names: any other would fill the page cache.
    if (host !== "*") origin.hostname = host;
    return origin.origin;
  }
  const url = c.get("url");
  const forwardedProtocol = options.trustProxy ? c.req.header("x-forwarded-proto") : undefined;
  return `${forwardedProtocol === "https" ? forwardedProtocol : url.protocol.slice(0, -1)}://${url.host}`;
}
