import { createContext, use } from "react";

/** Origin of the page, for absolute addresses. */
export const OriginContext = createContext("");

export function useOrigin(): string {
  return use(OriginContext);
}
