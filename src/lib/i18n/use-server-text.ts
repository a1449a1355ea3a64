import { useState } from "react";
import { useIsHydrating } from "../hydration/use-is-hydrating.ts";

/**
 * Formats a value. Empty while it is the server-rendered value: React then keeps the server's text, and hydration
 * doesn't load Intl (100 ms on a slow phone). The element needs `suppressHydrationWarning`.
 */
export function useServerText<Value extends string | number>(
  value: Value,
  format: (value: Value) => string,
): string {
  const isHydrating = useIsHydrating();
  const [serverValue, setServerValue] = useState(isHydrating ? value : null);
  if (serverValue !== null && serverValue !== value) setServerValue(null);
  return serverValue === value ? "" : format(value);
}
