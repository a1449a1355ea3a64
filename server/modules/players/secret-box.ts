import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const IV = 12;
const TAG = 16;

/** Seals with the server's secret, so that the database alone does not give anything away. */
export function secretBox(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "apogee secret box", 32));

  function sealBytes(bytes: Uint8Array): Buffer {
    const iv = randomBytes(IV);
    const cipher = createCipheriv("aes-256-gcm", key, iv);
    const sealed = [cipher.update(bytes), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]);
  }

  /** Throws when they were sealed with another secret, or changed since. */
  function openBytes(sealed: Uint8Array): Buffer {
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV), { authTagLength: TAG });
    decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]);
  }

  return {
    sealBytes,
    openBytes,
    seal: (text: string): string => sealBytes(Buffer.from(text)).toString("base64url"),
    /** Throws as `openBytes` does. */
    open: (sealed: string): string => openBytes(Buffer.from(sealed, "base64url")).toString("utf8"),
  };
}

export type SecretBox = ReturnType<typeof secretBox>;
