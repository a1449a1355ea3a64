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
 * What a frame may do: run its own script and talk to its own server. It has no origin, so that it reads nothing of the
 * page's or of the player's, and leads nowhere.
 */
const POLICY = [
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

/** The document of every frame, with its script and its styles; all are the same for all games. */
export function frameRoutes(app: Hono<AppEnv>, path: string, folder: string): void {
  const files = ["frame.js", "frame.css"].map((name) => join(folder, name));
  if (!files.every(existsSync)) return;
  const [script, styles] = files.map((file) => readFileSync(file, "utf8")) as [string, string];
  const version = createHash("sha256").update(script).update(styles).digest("hex").slice(0, 12);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><title>Apogee</title><link rel="stylesheet" href="frame.css?v=${version}"><script defer src="frame.js?v=${version}"></script></head><body></body></html>`;
  const made = new Map<string, Promise<Bytes>>();

  function serve(name: string, content: string, type: string, headers: (c: Context<AppEnv>) => void): void {
    app.get(`${path}/${name}`, async (c) => {
      headers(c);
      const bytes = made.get(name) ?? makeBytes(content, 11);
      made.set(name, bytes);
      return sendBytes(c, await bytes, type);
    });
  }

  const forEver = (c: Context<AppEnv>) => {
    setHeader(c, "cache-control", `public, max-age=${YEAR}, immutable`);
    // A frame without origin is another site to what it loads.
    setHeader(c, "cross-origin-resource-policy", "cross-origin");
  };
  serve("frame", page, "text/html; charset=utf-8", (c) => {
    setHeader(c, "content-security-policy", POLICY);
    setHeader(c, "cache-control", "no-cache");
    setHeader(c, "referrer-policy", "no-referrer");
  });
  serve("frame.js", script, "text/javascript; charset=utf-8", forEver);
  serve("frame.css", styles, "text/css; charset=utf-8", forEver);
}
