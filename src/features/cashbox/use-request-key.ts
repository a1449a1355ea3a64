import { useRef } from "react";

/**
 * Names a wish of the player. Asked for again in the very same words it keeps its name, so that even a call which was
 * given up and arrives late is the same payment; anything else is another wish.
 */
export function useWishKey(): (wish: object) => string {
  const last = useRef<{ words: string; key: string } | null>(null);
  return (wish) => {
    const words = JSON.stringify(wish);
    if (last.current?.words !== words) last.current = { words, key: crypto.randomUUID() };
    return last.current.key;
  };
}
