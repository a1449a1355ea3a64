import { createHash, randomBytes } from "node:crypto";

/** Creates a 256-bit bearer token. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Digest under which the database stores a token. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
