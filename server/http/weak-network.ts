import { setTimeout as wait } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { WEAK_NETWORK_COOKIE } from "../../src/contract/demo-tools.ts";
import type { AppEnv } from "./env.ts";
import { RequestError } from "./errors.ts";

/** Delay of each request on a slow network, milliseconds. */
const DELAY = 2_000;

/**
 * Demo mode: simulates a bad network for browsers with the cookie. `slow` delays each request, `off` closes the
 * connection without an answer.
 */
export function weakNetwork(
  delay: (milliseconds: number) => Promise<unknown> = wait,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const network = getCookie(c, WEAK_NETWORK_COOKIE);
    if (network === "slow") await delay(DELAY);
    if (network === "off") {
      const { outgoing } = (c.env ?? {}) as { outgoing?: { destroy: () => unknown } };
      outgoing?.destroy();
      throw new RequestError("unavailable");
    }
    return next();
  };
}
