import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import { CardCheckSchema } from "../../src/contract/cards.ts";
import { readBody } from "../http/body.ts";
import type { AppEnv } from "../http/env.ts";
import { RequestError } from "../http/errors.ts";
import { sendJson, setHeader } from "../http/headers.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import { makeBytes, sendBytes } from "../http/responses.ts";
import type { Provider } from "./service.ts";

const MAX_BODY = 512;
/** Seconds. */
const YEAR = 31_536_000;

/** CSP of the card frame: its own script and server only. Its opaque origin keeps frame and page apart. */
const CSP = [
  "sandbox allow-scripts allow-forms",
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

interface CardFrameDeps {
  provider: Provider;
  /** Folder of the built frames; without it there are none. */
  folder: string | undefined;
  now: () => number;
}

/** The card entry frame: the number stays in it, and the permitted data becomes a token. */
export function cardFrame(app: Hono<AppEnv>, path: string, { provider, folder, now }: CardFrameDeps): void {
  const limit = createRateLimit({ limit: 30, seconds: 60, now });

  // JSON sent as text/plain: other types would need a preflight from an opaque origin.
  app.post(`${path}/cards`, async (c) => {
    setHeader(c, "access-control-allow-origin", "*");
    setHeader(c, "cache-control", "no-store");
    limit(c.get("visitor").network);
    const text = (await readBody(c, MAX_BODY)).toString();
    let card: v.InferOutput<typeof CardCheckSchema>;
    try {
      card = v.parse(v.strictObject(CardCheckSchema.entries), JSON.parse(text));
    } catch {
      throw new RequestError("bad_request");
    }
    return sendJson(c, { token: await provider.tokenise(card) });
  });

  const files = ["card.js", "card.css"].map((name) => join(folder ?? "", name));
  if (folder === undefined || !files.every(existsSync)) return;
  const [script, styles] = files.map((file) => readFileSync(file, "utf8")) as [string, string];
  const version = createHash("sha256").update(script).update(styles).digest("hex").slice(0, 12);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Card</title><link rel="preload" as="font" type="font/woff2" href="/fonts/figtree.woff2" crossorigin><link rel="stylesheet" href="${path}/card.css?v=${version}"><script defer src="${path}/card.js?v=${version}"></script></head><body></body></html>`;

  function serve(name: string, content: string, type: string, headers: (c: Context<AppEnv>) => void): void {
    const bytes = makeBytes(content, 11);
    app.get(`${path}/${name}`, async (c) => {
      headers(c);
      return sendBytes(c, await bytes, type);
    });
  }
  const immutable = (c: Context<AppEnv>) => {
    setHeader(c, "cache-control", `public, max-age=${YEAR}, immutable`);
    setHeader(c, "cross-origin-resource-policy", "cross-origin");
  };
  serve("card", page, "text/html; charset=utf-8", (c) => {
    setHeader(c, "content-security-policy", CSP);
    setHeader(c, "cache-control", "no-cache");
    setHeader(c, "referrer-policy", "no-referrer");
  });
  serve("card.js", script, "text/javascript; charset=utf-8", immutable);
  serve("card.css", styles, "text/css; charset=utf-8", immutable);
}
