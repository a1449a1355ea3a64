import { useEffect, useState } from "react";
import type * as Rules from "../../rules/payments/payment-fields.ts";

type Check = typeof Rules.paymentFieldErrors;

/** The checks of a payment's fields, which come with the first form that has some; null until then. */
export function useFieldRules(needed: boolean): Check | null {
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    if (!needed) return;
    let isHere = true;
    import("../../rules/payments/payment-fields.ts").then(
      ({ paymentFieldErrors }) => isHere && setCheck(() => paymentFieldErrors),
      // The server has the same rules.
      () => isHere && setCheck(() => () => ({})),
    );
    return () => {
      isHere = false;
    };
  }, [needed]);
  return check;
}
