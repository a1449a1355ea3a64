import { useRef } from "react";

/**
 * Idempotency key of a payment request. An identical retry reuses the key, so that a failed call that arrives
 * late is the same payment; anything else gets a new key.
 */
export function useRequestKey(): (request: object) => string {
  const lastRequest = useRef<{ serialized: string; key: string } | null>(null);
  return (request) => {
    const serialized = JSON.stringify(request);
    if (lastRequest.current?.serialized !== serialized)
      lastRequest.current = { serialized, key: crypto.randomUUID() };
    return lastRequest.current.key;
  };
}
