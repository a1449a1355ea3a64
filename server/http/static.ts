import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Hono } from "hono";
import { createDictionaries } from "./dictionaries.ts";
import type { AppEnv } from "./env.ts";
import { RequestError } from "./errors.ts";
import { addVary, setHeader } from "./headers.ts";
import { type Bytes, makeBytes, plainBytes, sendBytes, sendEncoded } from "./responses.ts";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

const COMPRESSED = [".js", ".css", ".json", ".svg", ".webmanifest", ".txt"];

/** A worker inherits its script's policy: same-origin requests only. */
const SCRIPT_POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Files that change under the same name with each build. */
const REVALIDATED = ["/sw.js", "/precache.json", "/manifest.webmanifest", "/version.json"];

function filesBelow(folder: string, prefix = ""): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(join(folder, entry.name), `${prefix}/${entry.name}`)
      : [`${prefix}/${entry.name}`],
  );
}

async function fileBytes(path: string, content: Buffer): Promise<Bytes> {
  return COMPRESSED.includes(extname(path)) ? makeBytes(content.toString("utf8"), 11) : plainBytes(content);
}

interface StaticFiles {
  folder: string;
  /** Addresses not to serve. */
  excludedPaths: string[];
  /** Assets of earlier builds, by address. */
  old: ReadonlyMap<string, Buffer>;
}

/**
 * Serves a folder's files from memory. Hashed names are immutable; missing assets are a 404, never a page, so that an
 * old script isn't answered with HTML.
 */
export function staticFiles(app: Hono<AppEnv>, { folder, excludedPaths, old }: StaticFiles): void {
  // Read at startup, so that a new build doesn't remove files of the running one.
  const contents = new Map([
    ...old,
    ...filesBelow(folder)
      .filter((path) => !excludedPaths.includes(path) && !path.startsWith("/."))
      .map((path) => [path, readFileSync(join(folder, path))] as const),
  ]);
  const cache = new Map<string, Promise<Bytes>>();
  const dictionaries = createDictionaries(contents);

  function bytesOf(path: string, content: Buffer): Promise<Bytes> {
    const bytes = cache.get(path) ?? fileBytes(path, content);
    cache.set(path, bytes);
    return bytes;
  }

  app.on(["GET", "HEAD"], "*", async (c, next) => {
    const path = c.req.path;
    const content = contents.get(path);
    if (!content) {
      if (path.startsWith("/assets/")) throw new RequestError("not_found");
      return next();
    }
    // A changed font gets another name.
    const isImmutable = path.startsWith("/assets/") || path.startsWith("/fonts/");
    setHeader(
      c,
      "cache-control",
      isImmutable
        ? "public, max-age=31536000, immutable"
        : REVALIDATED.includes(path)
          ? "no-cache"
          : "public, max-age=86400",
    );
    // Frames with an opaque origin show the site's typeface.
    if (path.startsWith("/fonts/")) setHeader(c, "access-control-allow-origin", "*");
    if (extname(path) === ".js") setHeader(c, "content-security-policy", SCRIPT_POLICY);
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    const pattern = dictionaries.patternFor(path);
    if (pattern === undefined) return sendBytes(c, await bytesOf(path, content), type);
    setHeader(c, "use-as-dictionary", pattern);
    addVary(c, "available-dictionary");
    const accepted = c.req.header("accept-encoding");
    const delta = await dictionaries.deltaFor(path, accepted, c.req.header("available-dictionary"));
    const bytes = await bytesOf(path, content);
    const full = bytes.brotli ?? bytes.plain;
    return delta && delta.length < full.length
      ? sendEncoded(c, delta, "dcz", type)
      : sendBytes(c, bytes, type);
  });
}
