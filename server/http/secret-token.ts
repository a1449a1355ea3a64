import { createHash, randomBytes } from "node:crypto";

/** 256 random bits that their bearer is known by; told once. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a token, so that nobody who reads it can use one. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
