import type { Context } from "hono";
import { RequestError } from "./errors.ts";

/** Refuses a path that is not written as `path` is, so that nothing is kept under two addresses. */
export function onlyAt(c: Context, path: string): void {
  const asked = new URL(c.req.url);
  if (asked.pathname !== new URL(path, asked).pathname) throw new RequestError("not_found");
}
