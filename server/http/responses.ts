import { createHash } from "node:crypto";
import { finished } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, gzipSync } from "node:zlib";
import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import { EarlyFlushResponse } from "./early-flush.ts";
import { addVary, buildResponse, setHeader } from "./headers.ts";

const compress = promisify(brotliCompress);
/** Bodies smaller than this aren't compressed, bytes. */
const MIN_COMPRESSED_SIZE = 1_000;
/** Estimated size of a gzip body relative to brotli, because gzip bodies are created only on first use. */
const GZIP_ALLOWANCE = 1.5;

/** A response body with its ETag and compressed form, created once and reused. */
export interface Bytes {
  plain: Buffer;
  brotli: Buffer | null;
  /** Created on first use, for clients with gzip but no brotli. */
  gzip?: Buffer;
  /** Weak, because it covers all encodings. */
  etag: string;
  /** Size of data cached along with it, bytes. */
  extraBytes?: number;
  /** Bytes of each form to flush first; see `makePage`. */
  earlyBytes?: { plain: number; brotli: number };
}

/** A body that isn't worth compressing, or already is. */
export function plainBytes(plain: Buffer): Bytes {
  const digest = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  return { plain, brotli: null, etag: `W/"${digest}"` };
}

export async function makeBytes(text: string, quality = 5): Promise<Bytes> {
  const bytes = plainBytes(Buffer.from(text));
  const { length } = bytes.plain;
  if (length < MIN_COMPRESSED_SIZE) return bytes;
  return { ...bytes, brotli: await compress(bytes.plain, { params: brotliParams(quality, length) }) };
}

/** Brotli parameters for a text of `size` bytes; the window is no larger than needed, to save memory. */
function brotliParams(quality: number, size: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(size)))),
  };
}

/** A page whose first `earlyLength` characters are flushed first; see `EarlyFlushResponse`. */
export async function makePage(text: string, earlyLength: number, quality: number): Promise<Bytes> {
  if (earlyLength <= 0) return makeBytes(text, quality);
  const bytes = plainBytes(Buffer.from(text));
  const first = Buffer.from(text.slice(0, earlyLength));
  const { brotli, length } = await compressInTwo(first, bytes.plain.subarray(first.length), quality);
  return { ...bytes, brotli, earlyBytes: { plain: first.length, brotli: length } };
}

/** Compresses both parts into one stream; its first `length` bytes decode to the whole first part. */
async function compressInTwo(
  first: Buffer,
  rest: Buffer,
  quality: number,
): Promise<{ brotli: Buffer; length: number }> {
  const stream = createBrotliCompress({ params: brotliParams(quality, first.length + rest.length) });
  const parts: Buffer[] = [];
  let compressed = 0;
  let length = 0;
  stream.on("data", (part: Buffer) => {
    parts.push(part);
    compressed += part.length;
  });
  stream.write(first);
  stream.flush(constants.BROTLI_OPERATION_FLUSH, () => {
    length = compressed;
  });
  await finished(stream.end(rest));
  return { brotli: Buffer.concat(parts), length };
}

type Encoding = "br" | "gzip" | "identity";

/** Picks the client's preferred encoding; brotli wins a tie. Without the header, identity. */
function preferredEncoding(header: string | undefined): Encoding {
  const qualities = new Map(parseAccept(header ?? "").map(({ type, q }) => [type.toLowerCase(), q]));
  const qualityOf = (name: Encoding) => qualities.get(name) ?? qualities.get("*") ?? 0;
  const [br, gzip, identity] = [qualityOf("br"), qualityOf("gzip"), qualities.get("identity") ?? 0];
  const best = Math.max(br, gzip);
  if (best === 0 || identity > best) return "identity";
  return br === best ? "br" : "gzip";
}

/** True if one of the client's ETags matches, by weak comparison. */
function hasTag(header: string | undefined, etag: string): boolean {
  if (header?.trim() === "*") return true;
  return header?.match(/"[^"]*"/g)?.includes(etag.slice("W/".length)) ?? false;
}

/** Sends a body in the best encoding, or 304 if the client has it. */
export function sendBytes(
  c: Context,
  bytes: Bytes,
  contentType: string,
  status: 200 | 404 | 451 = 200,
): Response {
  setHeader(c, "etag", bytes.etag);
  addVary(c, "accept-encoding");
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (isRead && status === 200 && hasTag(c.req.header("if-none-match"), bytes.etag))
    return buildResponse(c, null, 304);
  const encoding = bytes.brotli ? preferredEncoding(c.req.header("accept-encoding")) : "identity";
  const body = encode(bytes, encoding);
  if (encoding !== "identity") setHeader(c, "content-encoding", encoding);
  const earlyLength =
    encoding === "gzip" ? undefined : bytes.earlyBytes?.[encoding === "br" ? "brotli" : "plain"];
  return sendBody(c, body, contentType, status, earlyLength);
}

/** Sends a body in an encoding that `sendBytes` doesn't offer. */
export function sendEncoded(c: Context, body: Buffer, encoding: string, contentType: string): Response {
  addVary(c, "accept-encoding");
  setHeader(c, "content-encoding", encoding);
  return sendBody(c, body, contentType, 200);
}

function sendBody(
  c: Context,
  body: Buffer,
  contentType: string,
  status: 200 | 404 | 451,
  earlyLength?: number,
): Response {
  setHeader(c, "content-type", contentType);
  setHeader(c, "content-length", String(body.length));
  const outgoing: unknown = c.env?.outgoing;
  if (earlyLength && outgoing instanceof EarlyFlushResponse) outgoing.earlyBytes = earlyLength;
  return buildResponse(c, body, status);
}

function encode(bytes: Bytes, encoding: Encoding): Buffer {
  if (encoding === "br" && bytes.brotli) return bytes.brotli;
  if (encoding !== "gzip") return bytes.plain;
  // Synchronous: a few milliseconds per body, and concurrent requests can't duplicate the work.
  bytes.gzip ??= gzipSync(bytes.plain);
  return bytes.gzip;
}

/**
 * LRU cache of response bodies, bounded by entries and bytes.
 * `version` names the content's state; entries of other versions are dropped.
 */
export class ResponseCache {
  #entries = new Map<string, Promise<Bytes>>();
  #sizes = new Map<string, number>();
  #bytes = 0;
  #version = "";
  readonly #currentVersion: () => string;
  readonly #limits: { entries: number; bytes: number };

  constructor(currentVersion: () => string, limits = { entries: 5_000, bytes: 128 * 1024 * 1024 }) {
    this.#currentVersion = currentVersion;
    this.#limits = limits;
  }

  get size(): number {
    return this.#entries.size;
  }

  async get(key: string, make: () => Promise<unknown>, quality?: number): Promise<Bytes> {
    return this.bytes(key, async () => makeBytes(JSON.stringify(await make()), quality));
  }

  async bytes(key: string, make: () => Promise<Bytes>): Promise<Bytes> {
    this.#dropOldVersion();
    const cached = this.#entries.get(key);
    if (cached) {
      this.#entries.delete(key);
      this.#entries.set(key, cached);
      return cached;
    }
    const version = this.#version;
    const pending = make();
    this.#entries.set(key, pending);
    this.#trim(key);
    try {
      const bytes = await pending;
      if (version === this.#version && this.#entries.get(key) === pending) this.#recordSize(key, bytes);
      return bytes;
    } catch (error) {
      if (this.#entries.get(key) === pending) this.#entries.delete(key);
      throw error;
    }
  }

  #dropOldVersion(): void {
    const version = this.#currentVersion();
    if (version === this.#version) return;
    this.#version = version;
    this.#entries.clear();
    this.#sizes.clear();
    this.#bytes = 0;
  }

  #recordSize(key: string, bytes: Bytes): void {
    const compressed = (bytes.brotli?.length ?? 0) * (1 + GZIP_ALLOWANCE);
    const size = key.length + bytes.plain.length + compressed + (bytes.extraBytes ?? 0);
    this.#sizes.set(key, size);
    this.#bytes += size;
    this.#trim(key);
  }

  /** Evicts least recently used entries, finished or pending, until within bounds; keeps `key`. */
  #trim(key: string): void {
    for (const oldest of this.#entries.keys()) {
      const isWithinLimits = this.#bytes <= this.#limits.bytes && this.#entries.size <= this.#limits.entries;
      if (isWithinLimits || oldest === key) return;
      this.#entries.delete(oldest);
      this.#bytes -= this.#sizes.get(oldest) ?? 0;
      this.#sizes.delete(oldest);
    }
  }
}
