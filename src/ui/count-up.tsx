import { useEffect, useRef, useState } from "react";
import { countUp } from "../lib/time/count-up.ts";

const isStill = () =>
  document.visibilityState === "hidden" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Counts up to a larger amount; a smaller one shows immediately, so that the amount is never more than there is. */
function useCountUp(amount: bigint, from = amount): bigint {
  const [shown, setShown] = useState(from);
  const latest = useRef(from);
  useEffect(() => {
    const show = (next: bigint) => {
      latest.current = next;
      setShown(next);
    };
    if (amount > latest.current && !isStill()) return countUp(latest.current, amount, show);
    show(amount);
  }, [amount]);
  return amount < shown || isStill() ? amount : shown;
}

interface CountUpProps {
  /** Minor units. */
  amount: bigint;
  format: (amount: bigint) => string;
  /** Amount that the first count begins at. */
  from?: bigint;
}

/** An amount that counts up when it grows. Assistive technology gets the new amount only. */
export function CountUp({ amount, format, from }: CountUpProps) {
  const shown = useCountUp(amount, from);
  if (shown === amount) return format(amount);
  return (
    <>
      <span aria-hidden>{format(shown)}</span>
      <span className="visually-hidden">{format(amount)}</span>
    </>
  );
}
