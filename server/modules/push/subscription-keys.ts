import { ECDH } from "node:crypto";

/** Bytes of the secret that a browser shares with us. */
const AUTH = 16;
/** Of a point that is not compressed, with the 4 before it that says so. */
const POINT = 65;

/** The browser's public key in its one spelling; undefined when it is no point of P-256. */
export function publicKeyOf(p256dh: string): string | undefined {
  const bytes = Buffer.from(p256dh, "base64url");
  if (bytes.length !== POINT || bytes[0] !== 4) return undefined;
  try {
    // Refuses what does not lie on the curve.
    ECDH.convertKey(bytes, "prime256v1");
  } catch {
    return undefined;
  }
  return bytes.toString("base64url");
}

/** The browser's secret in its one spelling; undefined when it has not the length of one. */
export function authOf(auth: string): string | undefined {
  const bytes = Buffer.from(auth, "base64url");
  return bytes.length === AUTH ? bytes.toString("base64url") : undefined;
}
