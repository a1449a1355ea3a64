import { useEffect } from "react";
import { type BusyKind, markBusy } from "./busy.ts";

/** While `active`, this tab is busy. */
export function useBusy(kind: BusyKind, active: boolean): void {
  useEffect(() => (active ? markBusy(kind) : undefined), [kind, active]);
}
