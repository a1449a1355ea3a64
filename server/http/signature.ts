import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 over the exact bytes of a body, in hexadecimal. */
export const sign = (body: string | Uint8Array, secret: string): string =>
  createHmac("sha256", secret).update(body).digest("hex");

/** Whether a signature is that of these bytes; takes the same time for every one that is wrong. */
export function isSigned(body: string | Uint8Array, signature: string, secret: string): boolean {
  // What is no hexadecimal ends a buffer early, and would be left unseen.
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : "", "hex");
  const right = Buffer.from(sign(body, secret), "hex");
  return given.length === right.length && timingSafeEqual(given, right);
}
