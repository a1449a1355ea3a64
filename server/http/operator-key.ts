import { createHash, hkdfSync, timingSafeEqual } from "node:crypto";

/** Derives the operator key from the server secret, so that the server and its commands share it. */
export const operatorKey = (secret: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", "apogee operator key", 32)).toString("base64url");

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares keys in constant time. */
export const isKey = (candidate: string, key: string): boolean =>
  timingSafeEqual(digest(candidate), digest(key));
