import { useRef, useState } from "react";

/** True after a bet was rejected for insufficient funds, until the balance grows. `balance` is decimal. */
export function useInsufficientFunds(balance: string | undefined) {
  const [balanceAtRejection, setBalanceAtRejection] = useState<number | null>(null);
  const isRejected = useRef(false);
  const currentBalance = Number(balance ?? 0);
  return {
    isInsufficient: balanceAtRejection !== null && currentBalance <= balanceAtRejection,
    onRejected(code: string): void {
      if (code === "insufficient_funds") isRejected.current = true;
    },
    start(): void {
      isRejected.current = false;
    },
    /** Shows the notice only at the end of a round, so that nothing moves under a second attempt to bet. */
    end(): void {
      setBalanceAtRejection(isRejected.current ? currentBalance : null);
    },
  };
}
