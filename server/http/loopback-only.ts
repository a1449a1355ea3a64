import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";
import { setHeader } from "./headers.ts";
import { isLoopbackHost } from "./network-address.ts";

const WHY =
  "This demo answers to localhost alone. To serve it under another name, set ORIGIN to its address, or DEMO=1.\n";

/**
 * Refuses requests under names that others reach: a tunnel that publishes the demo unnoticed, a site whose name was
 * pointed at this machine (DNS rebinding), and made-up names, each of which would have pages of its own.
 */
export const loopbackOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const name = c.get("url").hostname.replace(/^\[|\]$/g, "");
  if (isLoopbackHost(name) || name.endsWith(".localhost")) return next();
  setHeader(c, "cache-control", "no-store");
  return c.text(WHY, 421);
};
