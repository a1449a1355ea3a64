import type { Context } from "hono";
import { RequestError } from "./errors.ts";

/**
 * Rejects a path that isn't spelled like `path`, so that responses are cached under one address only. @throws
 * RequestError
 */
export function requireCanonicalPath(c: Context, path: string): void {
  const url = new URL(c.req.url);
  if (url.pathname !== new URL(path, url).pathname) throw new RequestError("not_found");
}
