import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

const compress = promisify(zstdCompress);
/** Magic bytes of a `dcz` body, followed by the dictionary's digest (RFC 9842, section 5). */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
/** Highest useful compression level, because each pair of scripts is compressed only once. */
const LEVEL = 19;

/** A script's chunk name, stable across builds; undefined for other files. */
export function chunkOf(path: string): string | undefined {
  return /^\/assets\/(.+)-[\w-]{8}\.js$/.exec(path)?.[1];
}

/** Compresses `content` with `dictionary`. */
export async function compressAgainst(content: Buffer, dictionary: Buffer): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  const digest = createHash("sha256").update(dictionary).digest();
  return Buffer.concat([MAGIC, digest, await compress(content, { params, dictionary })]);
}

/**
 * Sends scripts as deltas against the browser's version from an earlier build (compression dictionaries, RFC 9842).
 * @param scripts all scripts of this server, including earlier builds
 */
export function createDictionaries(scripts: ReadonlyMap<string, Buffer>) {
  const byDigest = new Map<string, { chunk: string; content: Buffer }>();
  for (const [path, content] of scripts) {
    const chunk = chunkOf(path);
    if (chunk) byDigest.set(createHash("sha256").update(content).digest("base64"), { chunk, content });
  }
  const deltas = new Map<string, Promise<Buffer>>();

  return {
    /** The `use-as-dictionary` value of a script; undefined if it isn't a chunk. */
    patternFor(path: string): string | undefined {
      const chunk = chunkOf(path);
      return chunk === undefined ? undefined : `match="/assets/${chunk}-*.js"`;
    },

    /** The delta for a client that offers a known dictionary, by its request headers; null to send the full script. */
    async deltaFor(path: string, accepted = "", available = ""): Promise<Buffer | null> {
      const content = scripts.get(path);
      const digest = /^:([A-Za-z0-9+/]{43}=):$/.exec(available.trim())?.[1];
      const dictionary = digest === undefined ? undefined : byDigest.get(digest);
      if (!content || !dictionary || dictionary.chunk !== chunkOf(path)) return null;
      if (!parseAccept(accepted).some(({ type, q }) => type.toLowerCase() === "dcz" && q > 0)) return null;
      const key = `${path} ${digest}`;
      const body = deltas.get(key) ?? compressAgainst(content, dictionary.content);
      deltas.set(key, body);
      return body;
    },
  };
}
