import { useRef, useState } from "react";

/** Whether the last bet was refused because there was too little, until there is more. `balance` is decimal. */
export function useShortage(balance: string | undefined) {
  const [held, setHeld] = useState<number | null>(null);
  const wasShort = useRef(false);
  const now = Number(balance ?? 0);
  return {
    isShort: held !== null && now <= held,
    refused(code: string): void {
      if (code === "insufficient_funds") wasShort.current = true;
    },
    begin(): void {
      wasShort.current = false;
    },
    /** What is offered stays in its place until a round was not refused: nothing moves under a second try. */
    end(): void {
      setHeld(wasShort.current ? now : null);
    },
  };
}
