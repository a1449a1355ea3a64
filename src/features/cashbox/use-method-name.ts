import { useLingui } from "@lingui/react/macro";
import type { PaymentMethod } from "../../contract/payments.ts";

/** Names ways to pay: brands as they call themselves, kinds of them in the player's language. */
export function useMethodName(): (method: Pick<PaymentMethod, "name">) => string {
  const { t } = useLingui();
  const kinds: Readonly<Record<string, string>> = {
    "Bank transfer": t`Bank transfer`,
    "Prepaid voucher": t`Prepaid voucher`,
    "Bank link": t`Bank link`,
  };
  return ({ name }) => (Object.hasOwn(kinds, name) ? kinds[name]! : name);
}
