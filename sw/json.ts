import { isJsonType } from "../src/rules/web/is-json-type.ts";

export const isJson = ({ ok, headers }: Response): boolean => ok && isJsonType(headers.get("content-type"));
