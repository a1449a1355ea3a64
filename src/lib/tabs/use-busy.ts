import { useEffect } from "react";
import { type BusyKind, markBusy } from "./busy.ts";

/** Marks this tab as in use while `active`. */
export function useBusy(kind: BusyKind, active: boolean): void {
  useEffect(() => (active ? markBusy(kind) : undefined), [kind, active]);
}
