/** True if a `content-type` header is JSON; false for a missing header (null). */
export const isJsonType = (contentType: string | null): boolean =>
  contentType?.startsWith("application/json") ?? false;
