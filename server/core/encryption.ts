import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const IV_LENGTH = 12;
const TAG_LENGTH = 16;
/** "APG1": marks bytes with a key id. Older values start with a random IV. */
const KEYED_MAGIC = Buffer.from("APG1");
const ID_LENGTH = 4;

interface Key {
  /** Identifies the key without revealing it. */
  id: Buffer;
  key: Buffer;
}

const keyOf = (secret: string): Key => ({
  id: Buffer.from(hkdfSync("sha256", secret, "", "apogee secret box id", ID_LENGTH)),
  key: Buffer.from(hkdfSync("sha256", secret, "", "apogee secret box", 32)),
});

function decryptKeyed({ key }: Key, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV_LENGTH), {
    authTagLength: TAG_LENGTH,
  });
  decipher.setAuthTag(sealed.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
  return Buffer.concat([decipher.update(sealed.subarray(IV_LENGTH + TAG_LENGTH)), decipher.final()]);
}

/**
 * Encrypts with the server secret, so that the database alone reveals nothing. Values of the `previous` secret can be
 * decrypted; new values never use it.
 */
export function createEncryption(secret: string, previous?: string) {
  const current = keyOf(secret);
  const keys = previous === undefined ? [current] : [current, keyOf(previous)];
  const header = Buffer.concat([KEYED_MAGIC, current.id]);
  const prefix = `${current.id.toString("hex")}.`;

  /** Tries the keys in order. @throws the last key's error */
  function decryptWith(candidates: readonly Key[], sealed: Uint8Array): Buffer {
    const [key, ...rest] = candidates;
    try {
      return decryptKeyed(key!, sealed);
    } catch (error) {
      if (rest.length === 0) throw error;
      return decryptWith(rest, sealed);
    }
  }

  function encryptBytes(bytes: Uint8Array): Buffer {
    const iv = randomBytes(IV_LENGTH);
    const cipher = createCipheriv("aes-256-gcm", current.key, iv);
    const sealed = [cipher.update(bytes), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]);
  }

  return {
    /** Prefix of texts, and header of bytes, that are encrypted with the current secret. */
    prefix,
    header,

    encryptBytes: (bytes: Uint8Array): Buffer => Buffer.concat([header, encryptBytes(bytes)]),

    /** @throws Error if the secret isn't available or the bytes were changed */
    decryptBytes(sealed: Uint8Array): Buffer {
      const start = KEYED_MAGIC.length + ID_LENGTH;
      const hasKeyId = KEYED_MAGIC.equals(sealed.subarray(0, KEYED_MAGIC.length));
      const candidates = keys.filter(
        ({ id }) => hasKeyId && id.equals(sealed.subarray(KEYED_MAGIC.length, start)),
      );
      return candidates.length > 0
        ? decryptWith(candidates, sealed.subarray(start))
        : decryptWith(keys, sealed);
    },

    encrypt: (text: string): string => prefix + encryptBytes(Buffer.from(text)).toString("base64url"),

    /** @throws as `decryptBytes` */
    decrypt(sealed: string): string {
      const [content = "", id] = sealed.split(".").reverse();
      const candidates = keys.filter((key) => id === undefined || key.id.toString("hex") === id);
      if (candidates.length === 0) throw new Error("encrypted with a secret that isn't available");
      return decryptWith(candidates, Buffer.from(content, "base64url")).toString("utf8");
    },
  };
}

export type Encryption = ReturnType<typeof createEncryption>;
