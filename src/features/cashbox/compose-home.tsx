import { LimitLine } from "../limits/limit-line.tsx";
import { PanicButton } from "../limits/panic-button.tsx";
import { useTightestLimit } from "../limits/use-tightest-limit.ts";
import { Cashbox } from "./cashbox.tsx";

/** The cashbox with the usage of a deposit limit, if there is one. */
export function OverviewPopup() {
  const limits = useTightestLimit(["deposit"]) ? <LimitLine types={["deposit"]} /> : null;
  return <Cashbox slots={{ limits, panic: <PanicButton /> }} />;
}
