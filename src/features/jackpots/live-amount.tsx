import { useState } from "react";
import { CountUp } from "../../ui/count-up.tsx";
import { OwnAmount } from "./amounts.tsx";

interface LiveAmountProps {
  /** Minor units. */
  minor: number;
  write: (minor: number) => string;
}

/** A pot's amount, which counts up when it grows; as the server rendered it until then. */
export function LiveAmount({ minor, write }: LiveAmountProps) {
  const [first] = useState(minor);
  if (minor === first) return <OwnAmount minor={minor} write={write} />;
  return <CountUp from={BigInt(first)} amount={BigInt(minor)} format={(amount) => write(Number(amount))} />;
}
