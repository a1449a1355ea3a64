import type { Context } from "hono";
import type { AppEnv } from "./route.ts";

/** Lets browsers and a CDN keep a public answer for `seconds` and show it stale while they fetch the next one. */
export function cacheable(c: Context<AppEnv>, seconds: number): void {
  c.header("cache-control", `public, max-age=${seconds}, stale-while-revalidate=${seconds * 10}`);
  const { countryHeader } = c.get("visitor");
  // What a market leaves out depends on the country, which a CDN tells by this header.
  if (countryHeader) c.header("vary", countryHeader, { append: true });
}
