export const isJsonType = (headers: Headers): boolean =>
  (headers.get("content-type") ?? "").startsWith("application/json");

export const isJson = ({ ok, headers }: Response): boolean => ok && isJsonType(headers);
