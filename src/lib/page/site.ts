import { createContext, use } from "react";

/** Where this page stands: scheme and host, for addresses that must be absolute. */
export const OriginContext = createContext("");

export function useOrigin(): string {
  return use(OriginContext);
}
