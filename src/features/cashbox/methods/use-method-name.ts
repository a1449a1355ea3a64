import { useLingui } from "@lingui/react/macro";
import type { PaymentMethod } from "../../../contract/payment-methods.ts";

/** Display name of a payment method: brands unchanged, kinds translated. */
export function useMethodName(): (method: Pick<PaymentMethod, "name">) => string {
  const { t } = useLingui();
  const translations: Readonly<Record<string, string>> = {
    "Bank transfer": t`Bank transfer`,
    "SEPA transfer": t`SEPA transfer`,
    "Instant bank transfer": t`Instant bank transfer`,
    "Prepaid voucher": t`Prepaid voucher`,
    "Bank link": t`Online banking`,
  };
  return ({ name }) => (Object.hasOwn(translations, name) ? translations[name]! : name);
}
