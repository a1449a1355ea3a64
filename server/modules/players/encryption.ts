import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const IV = 12;
const TAG = 16;
/** Begins bytes that name their key: "APG1". Values of the releases before begin with a random number. */
const MARK = Buffer.from("APG1");
const ID = 4;

interface Key {
  /** Names the key, and tells nothing about it. */
  id: Buffer;
  key: Buffer;
}

const keyOf = (secret: string): Key => ({
  id: Buffer.from(hkdfSync("sha256", secret, "", "apogee secret box id", ID)),
  key: Buffer.from(hkdfSync("sha256", secret, "", "apogee secret box", 32)),
});

function decrypt({ key }: Key, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV), { authTagLength: TAG });
  decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]);
}

/**
 * Seals with the server's secret, so that the database alone does not give anything away. What was sealed with the
 * `previous` secret still opens; nothing new is sealed with it.
 */
export function secretBox(secret: string, previous?: string) {
  const current = keyOf(secret);
  const keys = previous === undefined ? [current] : [current, keyOf(previous)];
  const header = Buffer.concat([MARK, current.id]);
  const prefix = `${current.id.toString("hex")}.`;

  /** Throws the last key's error when none opens it. */
  function openWith(tried: readonly Key[], sealed: Uint8Array): Buffer {
    const [key, ...rest] = tried;
    try {
      return decrypt(key!, sealed);
    } catch (error) {
      if (rest.length === 0) throw error;
      return openWith(rest, sealed);
    }
  }

  function encrypt(bytes: Uint8Array): Buffer {
    const iv = randomBytes(IV);
    const cipher = createCipheriv("aes-256-gcm", current.key, iv);
    const sealed = [cipher.update(bytes), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]);
  }

  return {
    /** What texts and bytes of the current secret begin with. */
    prefix,
    header,

    sealBytes: (bytes: Uint8Array): Buffer => Buffer.concat([header, encrypt(bytes)]),

    /** Throws when they were sealed with a secret that isn't at hand, or changed since. */
    openBytes(sealed: Uint8Array): Buffer {
      const start = MARK.length + ID;
      const isMarked = MARK.equals(sealed.subarray(0, MARK.length));
      const named = keys.filter(({ id }) => isMarked && id.equals(sealed.subarray(MARK.length, start)));
      return named.length > 0 ? openWith(named, sealed.subarray(start)) : openWith(keys, sealed);
    },

    seal: (text: string): string => prefix + encrypt(Buffer.from(text)).toString("base64url"),

    /** Throws as `openBytes` does. */
    open(sealed: string): string {
      const [content = "", id] = sealed.split(".").reverse();
      const named = keys.filter((key) => id === undefined || key.id.toString("hex") === id);
      if (named.length === 0) throw new Error("sealed with a secret that isn't at hand");
      return openWith(named, Buffer.from(content, "base64url")).toString("utf8");
    },
  };
}

export type SecretBox = ReturnType<typeof secretBox>;
