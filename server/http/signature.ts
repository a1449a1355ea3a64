import { createHmac, timingSafeEqual } from "node:crypto";

/** A secret shared by two servers. During rotation there are two: the first signs, both verify. */
export type SharedSecret = string | readonly [string, string];

const secretsOf = (shared: SharedSecret): readonly string[] =>
  typeof shared === "string" ? [shared] : shared;

/** The secret that signs. */
export const signingSecret = (shared: SharedSecret): string => secretsOf(shared)[0]!;

/** HMAC-SHA256 over the exact body bytes, hexadecimal. */
export const sign = (body: string | Uint8Array, shared: SharedSecret): string =>
  createHmac("sha256", signingSecret(shared)).update(body).digest("hex");

/** Verifies a signature in constant time. */
export function isSigned(body: string | Uint8Array, signature: string, shared: SharedSecret): boolean {
  // Check the format first: decoding stops silently at the first non-hex character.
  const received = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : "", "hex");
  const matches = secretsOf(shared).map((secret) => {
    const expected = Buffer.from(sign(body, secret), "hex");
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
  return matches.includes(true);
}
