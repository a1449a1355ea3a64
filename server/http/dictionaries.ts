import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

const compress = promisify(zstdCompress);
/** What a `dcz` body begins with, before the digest of its dictionary (RFC 9842, section 5). */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
/** As small as it gets: made once for each pair of scripts. */
const LEVEL = 19;

/** The name of a script's chunk, which stays from build to build while its hash changes; undefined for other files. */
export function chunkOf(path: string): string | undefined {
  return /^\/assets\/(.+)-[\w-]{8}\.js$/.exec(path)?.[1];
}

/** `content` as the changes against `dictionary`. */
export async function compressAgainst(content: Buffer, dictionary: Buffer): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  const digest = createHash("sha256").update(dictionary).digest();
  return Buffer.concat([MAGIC, digest, await compress(content, { params, dictionary })]);
}

/**
 * Scripts sent as their changes against the same chunk of a build that the browser has (compression dictionaries,
 * RFC 9842). `scripts` are all that this server gives out, of builds before too.
 */
export function createDictionaries(scripts: ReadonlyMap<string, Buffer>) {
  const byDigest = new Map<string, { chunk: string; content: Buffer }>();
  for (const [path, content] of scripts) {
    const chunk = chunkOf(path);
    if (chunk) byDigest.set(createHash("sha256").update(content).digest("base64"), { chunk, content });
  }
  const made = new Map<string, Promise<Buffer>>();

  return {
    /** For `use-as-dictionary`: the addresses that this script helps with later; undefined for what is no chunk. */
    patternFor(path: string): string | undefined {
      const chunk = chunkOf(path);
      return chunk === undefined ? undefined : `match="/assets/${chunk}-*.js"`;
    },

    /** The script for a client that offers a dictionary we know, by its request headers; null when it gets the usual. */
    async body(path: string, accepted = "", available = ""): Promise<Buffer | null> {
      const content = scripts.get(path);
      const digest = /^:([A-Za-z0-9+/]{43}=):$/.exec(available.trim())?.[1];
      const dictionary = digest === undefined ? undefined : byDigest.get(digest);
      if (!content || !dictionary || dictionary.chunk !== chunkOf(path)) return null;
      if (!parseAccept(accepted).some(({ type, q }) => type.toLowerCase() === "dcz" && q > 0)) return null;
      const key = `${path} ${digest}`;
      const body = made.get(key) ?? compressAgainst(content, dictionary.content);
      made.set(key, body);
      return body;
    },
  };
}
