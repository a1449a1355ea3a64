import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context, Hono } from "hono";
import { OFFLINE_DEMO_HEADER } from "../../src/rules/web/offline-demo.ts";
import type { AppEnv } from "../http/env.ts";
import { RequestError } from "../http/errors.ts";
import { setHeader } from "../http/headers.ts";
import { type Bytes, makeBytes, plainBytes, sendBytes } from "../http/responses.ts";
import { SYMBOLS_FOLDER, type Symbols } from "./symbols.ts";

/** Seconds. */
const YEAR = 31_536_000;

/**
 * CSP of a frame: its own script, pictures and server only. In its sandbox, it has an opaque origin, no access to the page
 * or the player's data, and can't navigate.
 */
const CSP = [
  "sandbox allow-scripts",
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/**
 * CSP of the demo that runs on the device, which nothing is sent from. The worker can serve it offline only if it has the
 * app's origin, with which a sandbox would be none; it is the app's own code, and no content of others.
 */
const LOCAL_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const documentOf = (name: string, query = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><title>Apogee</title><link rel="preload" as="font" type="font/woff2" href="/fonts/figtree.woff2" crossorigin><link rel="stylesheet" href="${name}.css${query}"><script defer src="${name}.js${query}"></script></head><body></body></html>`;

/** Serves the frame's document, script and styles, which all games share, and the pictures on the slots' reels. */
export function frameRoutes(app: Hono<AppEnv>, path: string, folder: string, symbols: Symbols): void {
  const files = ["frame.js", "frame.css"].map((name) => join(folder, name));
  if (!files.every(existsSync)) return;
  const [script, styles] = files.map((file) => readFileSync(file, "utf8")) as [string, string];
  const version = createHash("sha256").update(script).update(styles).digest("hex").slice(0, 12);
  const page = documentOf("frame", `?v=${version}`);
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
    const preload = symbols.preloadOf(c.req.query("symbols"));
    if (preload) setHeader(c, "link", preload);
  });
  serve("frame.js", script, "text/javascript; charset=utf-8", setImmutable);
  serve("frame.css", styles, "text/css; charset=utf-8", setImmutable);
  app.get(`${path}/${SYMBOLS_FOLDER}/:file`, (c) => {
    const picture = symbols.picture(c.req.param("file"));
    if (!picture) throw new RequestError("not_found");
    setImmutable(c);
    return sendBytes(c, plainBytes(picture), "image/avif");
  });

  const local = ["offline.js", "offline.css"].map((name) => join(folder, name));
  if (!local.every(existsSync)) return;
  const [localScript, localStyles] = local.map((file) => readFileSync(file, "utf8")) as [string, string];
  // The worker stores them with their release.
  const setLocal = (c: Context<AppEnv>) => setHeader(c, "cache-control", "no-cache");
  serve("offline", documentOf("offline"), "text/html; charset=utf-8", (c) => {
    setHeader(c, "content-security-policy", LOCAL_CSP);
    setHeader(c, "referrer-policy", "no-referrer");
    setHeader(c, OFFLINE_DEMO_HEADER, "1");
    setLocal(c);
  });
  serve("offline.js", localScript, "text/javascript; charset=utf-8", setLocal);
  serve("offline.css", localStyles, "text/css; charset=utf-8", setLocal);
}
