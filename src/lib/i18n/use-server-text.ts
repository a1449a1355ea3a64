import { useState } from "react";
import { useTakesOver } from "../page/use-is-hydrating.ts";

/**
 * The text that `write` makes of a value, but for the value that the server has written already: while that stands, the
 * text is empty and React leaves the server's, so that the first visit need not load the browser's formats (a tenth of
 * a second on a cheap phone). The element takes nothing else and has `suppressHydrationWarning`.
 */
export function useServerText<Value extends string | number>(
  value: Value,
  write: (value: Value) => string,
): string {
  const takesOver = useTakesOver();
  const [written, setWritten] = useState(takesOver ? value : null);
  if (written !== null && written !== value) setWritten(null);
  return written === value ? "" : write(value);
}
