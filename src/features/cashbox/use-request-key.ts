import { useRef } from "react";

/**
 * Idempotency key of a payment request. An identical retry reuses the key, so that a failed call that arrives
 * late is the same payment; anything else gets a new key.
 */
export function useRequestKey(): (request: object) => string {
  const lastRequest = useRef<{ words: string; key: string } | null>(null);
  return (request) => {
    const words = JSON.stringify(request);
    if (lastRequest.current?.words !== words) lastRequest.current = { words, key: crypto.randomUUID() };
    return lastRequest.current.key;
  };
}
