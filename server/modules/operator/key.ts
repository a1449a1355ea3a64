import { createHash, hkdfSync, timingSafeEqual } from "node:crypto";

/** What an operator's command shows the server: whoever has the server's secret can make it, and nobody else. */
export const operatorKey = (secret: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", "apogee operator key", 32)).toString("base64url");

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Takes the same time for every key that is wrong. */
export const isKey = (given: string, key: string): boolean => timingSafeEqual(digest(given), digest(key));
