import { useEffect, useState } from "react";

/** Default delay of slow-loading notices, in milliseconds. */
export const SLOW_AFTER = 3_000;

/** True once something has been pending for the given delay (milliseconds), until it no longer is. */
export function useIsLate(isPending: boolean, delay = SLOW_AFTER): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [isPending, delay]);
  useEffect(() => {
    if (!isPending) setLate(false);
  }, [isPending]);
  return isPending && isLate;
}
