/** Whether a `content-type` header is JSON's. Null, a missing header, is not. */
export const isJsonType = (contentType: string | null): boolean =>
  contentType?.startsWith("application/json") ?? false;
