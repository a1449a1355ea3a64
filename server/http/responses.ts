import { createHash } from "node:crypto";
import { finished } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, gzipSync } from "node:zlib";
import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import { PartedResponse } from "./early-flush.ts";
import { addVary, answer, setHeader } from "./headers.ts";

const compress = promisify(brotliCompress);
/** Below this many bytes compressing costs more than it saves. */
const WORTH_COMPRESSING = 1_000;
/** Gzip comes after a body was counted: it is about half as big again as brotli. */
const ROOM_FOR_GZIP = 1.5;

/** A body made once and sent as it is: its bytes, their tag, and the compressed forms where those are smaller. */
export interface Bytes {
  plain: Buffer;
  brotli: Buffer | null;
  /** For the few that take gzip and no brotli: made when the first of them asks. */
  gzip?: Buffer;
  /** Weak, because it stands for every form. */
  etag: string;
  /** What is kept along with it, bytes. */
  beside?: number;
  /** How much of each form leaves at once, before the rest: see `makePage`. */
  beginning?: { plain: number; brotli: number };
}

/** Bytes that are not worth compressing, or compressed already. */
export function plainBytes(plain: Buffer): Bytes {
  const digest = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  return { plain, brotli: null, etag: `W/"${digest}"` };
}

export async function makeBytes(text: string, quality = 5): Promise<Bytes> {
  const bytes = plainBytes(Buffer.from(text));
  const { length } = bytes.plain;
  if (length < WORTH_COMPRESSING) return bytes;
  return { ...bytes, brotli: await compress(bytes.plain, { params: brotliParams(quality, length) }) };
}

/** For a text of `size` bytes. The compressor takes memory for its whole window, which no text of ours fills. */
function brotliParams(quality: number, size: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(size)))),
  };
}

/** Bytes of a page whose first `beginning` characters leave by themselves: see `PartedResponse`. */
export async function makePage(text: string, beginning: number, quality: number): Promise<Bytes> {
  if (beginning <= 0) return makeBytes(text, quality);
  const bytes = plainBytes(Buffer.from(text));
  const first = Buffer.from(text.slice(0, beginning));
  const { brotli, length } = await compressInTwo(first, bytes.plain.subarray(first.length), quality);
  return { ...bytes, brotli, beginning: { plain: first.length, brotli: length } };
}

/** Both parts as one stream; the first `length` bytes of it give all of the first part. */
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

/** What a client likes best of what is offered; of equals the smaller one. Without the header nothing is encoded. */
function preferredEncoding(header: string | undefined): Encoding {
  const wishes = new Map(parseAccept(header ?? "").map(({ type, q }) => [type.toLowerCase(), q]));
  const wish = (name: Encoding) => wishes.get(name) ?? wishes.get("*") ?? 0;
  const [br, gzip, identity] = [wish("br"), wish("gzip"), wishes.get("identity") ?? 0];
  const best = Math.max(br, gzip);
  if (best === 0 || identity > best) return "identity";
  return br === best ? "br" : "gzip";
}

/** Does one of the tags the client has stand for this body? Compared weakly: whether a tag is weak does not matter. */
function hasTag(header: string | undefined, etag: string): boolean {
  if (header?.trim() === "*") return true;
  return header?.match(/"[^"]*"/g)?.includes(etag.slice("W/".length)) ?? false;
}

/** Sends bytes, compressed where the client takes it, or 304 where it has them already. */
export function sendBytes(
  c: Context,
  bytes: Bytes,
  contentType: string,
  status: 200 | 404 | 451 = 200,
): Response {
  setHeader(c, "etag", bytes.etag);
  addVary(c, "accept-encoding");
  const reading = c.req.method === "GET" || c.req.method === "HEAD";
  if (reading && status === 200 && hasTag(c.req.header("if-none-match"), bytes.etag))
    return answer(c, null, 304);
  const encoding = bytes.brotli ? preferredEncoding(c.req.header("accept-encoding")) : "identity";
  const body = encoded(bytes, encoding);
  if (encoding !== "identity") setHeader(c, "content-encoding", encoding);
  const beginning =
    encoding === "gzip" ? undefined : bytes.beginning?.[encoding === "br" ? "brotli" : "plain"];
  return sendBody(c, body, contentType, status, beginning);
}

/** Sends a body that was made for what the client said of itself, beyond `sendBytes`' encodings. */
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
  beginning?: number,
): Response {
  setHeader(c, "content-type", contentType);
  setHeader(c, "content-length", String(body.length));
  const outgoing: unknown = c.env?.outgoing;
  if (beginning && outgoing instanceof PartedResponse) outgoing.beginning = beginning;
  return answer(c, body, status);
}

function encoded(bytes: Bytes, encoding: Encoding): Buffer {
  if (encoding === "br" && bytes.brotli) return bytes.brotli;
  if (encoding !== "gzip") return bytes.plain;
  // Not awaited: a few milliseconds once a body, and nobody can ask twice in between.
  bytes.gzip ??= gzipSync(bytes.plain);
  return bytes.gzip;
}

/**
 * Bodies kept in memory until the content changes: least recently used leave first, bounded by entries and bytes.
 * `version` names the state of the content; an entry of another version is never given out.
 */
export class AnswerCache {
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
    const kept = this.#entries.get(key);
    if (kept) {
      this.#entries.delete(key);
      this.#entries.set(key, kept);
      return kept;
    }
    const version = this.#version;
    const making = make();
    this.#entries.set(key, making);
    this.#trim(key);
    try {
      const bytes = await making;
      if (version === this.#version && this.#entries.get(key) === making) this.#account(key, bytes);
      return bytes;
    } catch (error) {
      if (this.#entries.get(key) === making) this.#entries.delete(key);
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

  #account(key: string, bytes: Bytes): void {
    const compressed = (bytes.brotli?.length ?? 0) * (1 + ROOM_FOR_GZIP);
    const size = key.length + bytes.plain.length + compressed + (bytes.beside ?? 0);
    this.#sizes.set(key, size);
    this.#bytes += size;
    this.#trim(key);
  }

  /** Lets go of the least recently used, made or still being made, until the rest is within bounds; `key` stays. */
  #trim(key: string): void {
    for (const oldest of this.#entries.keys()) {
      const within = this.#bytes <= this.#limits.bytes && this.#entries.size <= this.#limits.entries;
      if (within || oldest === key) return;
      this.#entries.delete(oldest);
      this.#bytes -= this.#sizes.get(oldest) ?? 0;
      this.#sizes.delete(oldest);
    }
  }
}
