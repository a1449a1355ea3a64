import { createHash, hkdfSync, timingSafeEqual } from "node:crypto";

/** Derives the operator key, which everyone with the server secret can derive. */
export const operatorKey = (secret: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", "apogee operator key", 32)).toString("base64url");

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares keys in constant time. */
export const isKey = (candidate: string, key: string): boolean =>
  timingSafeEqual(digest(candidate), digest(key));
