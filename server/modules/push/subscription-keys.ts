import { ECDH } from "node:crypto";

/** Length of the authentication secret, bytes. */
const AUTH_LENGTH = 16;
/** Length of an uncompressed point, including the leading 4. */
const POINT_LENGTH = 65;

/** Normalizes a browser's public key; undefined if it isn't a P-256 point. */
export function publicKeyOf(p256dh: string): string | undefined {
  const bytes = Buffer.from(p256dh, "base64url");
  if (bytes.length !== POINT_LENGTH || bytes[0] !== 4) return undefined;
  try {
    // Throws if the point isn't on the curve.
    ECDH.convertKey(bytes, "prime256v1");
  } catch {
    return undefined;
  }
  return bytes.toString("base64url");
}

/** Normalizes a browser's secret; undefined if its length is wrong. */
export function authOf(auth: string): string | undefined {
  const bytes = Buffer.from(auth, "base64url");
  return bytes.length === AUTH_LENGTH ? bytes.toString("base64url") : undefined;
}
