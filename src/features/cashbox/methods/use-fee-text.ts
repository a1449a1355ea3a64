import { useLingui } from "@lingui/react/macro";
import type { PaymentMethod } from "../../../contract/payment-methods.ts";
import { useAmounts } from "../use-amounts.ts";

/** A method's fee, such as `1.5% + €0.25`; empty without one. */
export function useFeeText({ fee, currency }: Pick<PaymentMethod, "fee" | "currency">): string {
  const { i18n } = useLingui();
  const { format } = useAmounts();
  return [
    fee.basis_points > 0
      ? i18n.number(fee.basis_points / 10_000, { style: "percent", maximumFractionDigits: 2 })
      : null,
    BigInt(fee.fixed_cents) > 0n ? format(fee.fixed_cents, currency) : null,
  ]
    .filter(Boolean)
    .join(" + ");
}
