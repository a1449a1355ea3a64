import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * What two servers share. While it's being changed there are two: the first one signs, and each of them is accepted.
 */
export type SharedSecret = string | readonly [string, string];

const secretsOf = (shared: SharedSecret): readonly string[] =>
  typeof shared === "string" ? [shared] : shared;

/** The one that signs. */
export const signingSecret = (shared: SharedSecret): string => secretsOf(shared)[0]!;

/** HMAC-SHA256 over the exact bytes of a body, in hexadecimal. */
export const sign = (body: string | Uint8Array, shared: SharedSecret): string =>
  createHmac("sha256", signingSecret(shared)).update(body).digest("hex");

/** Whether a signature is that of these bytes; takes the same time for every one that is wrong. */
export function isSigned(body: string | Uint8Array, signature: string, shared: SharedSecret): boolean {
  // What is no hexadecimal ends a buffer early, and would be left unseen.
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : "", "hex");
  const matches = secretsOf(shared).map((secret) => {
    const right = Buffer.from(sign(body, secret), "hex");
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return matches.includes(true);
}
