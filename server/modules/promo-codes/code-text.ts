import { createHmac, randomBytes } from "node:crypto";

/** Symbols of codes that are made here: 32, without those that look alike. */
const SYMBOLS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A random code of 60 bits, such as `K7QM-2XDA-9HRT`. */
export function newCode(): string {
  const symbols = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => SYMBOLS[byte % SYMBOLS.length]);
  return Array.from({ length: GROUPS }, (_, i) =>
    symbols.slice(i * GROUP_LENGTH, (i + 1) * GROUP_LENGTH).join(""),
  ).join("-");
}

/** Digest under which the database stores a code, whatever its case and surrounding spaces. */
export const codeDigest = (text: string, secret: string): string =>
  createHmac("sha256", secret).update(`promo code ${text.trim().toUpperCase()}`).digest("base64url");
