import { useEffect, useState } from "react";
import type * as Rules from "../../../rules/payments/payment-fields.ts";

type Check = typeof Rules.paymentFieldErrors;

/** Validation of payment fields; null until loaded, which starts with the first form that has fields. */
export function useFieldRules(isNeeded: boolean): Check | null {
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isMounted = true;
    import("../../../rules/payments/payment-fields.ts").then(
      ({ paymentFieldErrors }) => isMounted && setCheck(() => paymentFieldErrors),
      // The server validates with the same rules.
      () => isMounted && setCheck(() => () => ({})),
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);
  return check;
}
