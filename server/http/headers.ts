import type { Context } from "hono";
import type { AppEnv } from "./route.ts";

/**
 * Lets a CDN keep a public answer for `seconds`. A browser asks each time, and is mostly told that nothing changed: it
 * cannot tell that its visitor came to another market, whose answers differ.
 */
export function cacheable(c: Context<AppEnv>, seconds: number): void {
  c.header("cache-control", `public, max-age=0, s-maxage=${seconds}`);
  const { countryHeader } = c.get("visitor");
  // What a market leaves out depends on the country, which a CDN tells by this header.
  if (countryHeader) c.header("vary", countryHeader, { append: true });
}
