import { createHash } from "node:crypto";

/** The value as the database returns it after storing it as JSON: amounts as text, no undefined. */
export const storedForm = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (_, inner: unknown) => (typeof inner === "bigint" ? String(inner) : inner)),
  );

function sortKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** JSON with sorted keys: the same text for equal values, because jsonb doesn't store the order of keys. */
export const canonicalText = (value: unknown): string => JSON.stringify(storedForm(value), sortKeys);

/** SHA-256 of the canonical text, hexadecimal. */
export const canonicalDigest = (value: unknown): string =>
  createHash("sha256").update(canonicalText(value)).digest("hex");
