/**
 * Verifiable draws. The server publishes the SHA-256 of a 32-byte secret before the round; draws are the
 * bytes of HMAC-SHA256, keyed by the secret, over `text:nonce:block` with blocks from 0.
 */
export interface Seeds {
  /** 32 bytes, in hexadecimal. */
  secret: string;
  /** The player's own text. */
  client: string;
  /** Round number, from 0. */
  nonce: number;
}

/** Returns the next uniformly distributed integer from 0 to `below` - 1. */
export type Draw = (below: number) => Promise<number>;

const WORD = 2 ** 32;

const encode = (text: string) => new TextEncoder().encode(text);
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

/** SHA-256 of a text, in hexadecimal. */
export const digestOf = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest("SHA-256", encode(text)));

/** SHA-256 of a secret's bytes, in hexadecimal: published before the secret is used. */
export const commitmentOf = async (secret: string): Promise<string> =>
  toHex(await crypto.subtle.digest("SHA-256", bytesOf(secret)));

export async function createDraw({ secret, client, nonce }: Seeds): Promise<Draw> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign"]);
  let block = 0;
  let words: number[] = [];
  async function nextWord(): Promise<number> {
    if (words.length === 0) {
      const view = new DataView(
        await crypto.subtle.sign("HMAC", key, encode(`${client}:${nonce}:${block++}`)),
      );
      words = Array.from({ length: view.byteLength / 4 }, (_, i) => view.getUint32(i * 4));
    }
    return words.shift()!;
  }
  return async (below) => {
    if (!Number.isInteger(below) || below < 1 || below > WORD)
      throw new RangeError(`cannot draw below ${below}`);
    // Rejection sampling: words of at least `limit` would favour low numbers.
    const limit = WORD - (WORD % below);
    for (;;) {
      const candidate = await nextWord();
      if (candidate < limit) return candidate % below;
    }
  };
}
