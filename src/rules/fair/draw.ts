/**
 * Draws that can be checked afterwards. Before a round the server shows the SHA-256 of a secret of 32 bytes; the player
 * may choose a text of their own; a number counts the rounds. What is drawn follows from the three alone: from the bytes
 * of HMAC-SHA256, keyed by the secret, over `text:number:block` with blocks from 0.
 */
export interface Seeds {
  /** 32 bytes, in hexadecimal. */
  secret: string;
  /** The player's own text. */
  client: string;
  /** Of the round, from 0. */
  nonce: number;
}

/** Gives the next whole number from 0 to below `below`, each as likely as any other. */
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

/** SHA-256 of a secret's bytes, in hexadecimal: what is shown before it is used. */
export const commitmentOf = async (secret: string): Promise<string> =>
  toHex(await crypto.subtle.digest("SHA-256", bytesOf(secret)));

export async function createDraw({ secret, client, nonce }: Seeds): Promise<Draw> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign"]);
  let block = 0;
  let words: number[] = [];
  async function word(): Promise<number> {
    if (words.length === 0) {
      const view = new DataView(
        await crypto.subtle.sign("HMAC", key, encode(`${client}:${nonce}:${block++}`)),
      );
      words = Array.from({ length: view.byteLength / 4 }, (_, i) => view.getUint32(i * 4));
    }
    return words.shift()!;
  }
  return async (below) => {
    if (!Number.isInteger(below) || below < 1 || below > WORD) throw new RangeError(`no draw below ${below}`);
    // Words from here on would favour the first numbers.
    const limit = WORD - (WORD % below);
    for (;;) {
      const drawn = await word();
      if (drawn < limit) return drawn % below;
    }
  };
}
