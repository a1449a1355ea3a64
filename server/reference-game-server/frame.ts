import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context, Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { setHeader } from "../http/headers.ts";
import { type Bytes, makeBytes, sendBytes } from "../http/responses.ts";

/** Seconds. */
const YEAR = 31_536_000;

/**
 * CSP of a frame: its own script and server only. In its sandbox, it has an opaque origin, no access to the page or the
 * player's data, and can't navigate.
 */
const CSP = [
  "sandbox allow-scripts",
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Serves the frame's document, script and styles, which all games share. */
export function frameRoutes(app: Hono<AppEnv>, path: string, folder: string): void {
  const files = ["frame.js", "frame.css"].map((name) => join(folder, name));
  if (!files.every(existsSync)) return;
  const [script, styles] = files.map((file) => readFileSync(file, "utf8")) as [string, string];
  const version = createHash("sha256").update(script).update(styles).digest("hex").slice(0, 12);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><title>Apogee</title><link rel="stylesheet" href="frame.css?v=${version}"><script defer src="frame.js?v=${version}"></script></head><body></body></html>`;
  const cache = new Map<string, Promise<Bytes>>();

  function serve(name: string, content: string, type: string, headers: (c: Context<AppEnv>) => void): void {
    app.get(`${path}/${name}`, async (c) => {
      headers(c);
      const bytes = cache.get(name) ?? makeBytes(content, 11);
      cache.set(name, bytes);
      return sendBytes(c, await bytes, type);
    });
  }

  const setImmutable = (c: Context<AppEnv>) => {
    setHeader(c, "cache-control", `public, max-age=${YEAR}, immutable`);
    // A frame with an opaque origin loads its assets cross-origin.
    setHeader(c, "cross-origin-resource-policy", "cross-origin");
  };
  serve("frame", page, "text/html; charset=utf-8", (c) => {
    setHeader(c, "content-security-policy", CSP);
    setHeader(c, "cache-control", "no-cache");
    setHeader(c, "referrer-policy", "no-referrer");
  });
  serve("frame.js", script, "text/javascript; charset=utf-8", setImmutable);
  serve("frame.css", styles, "text/css; charset=utf-8", setImmutable);
}
