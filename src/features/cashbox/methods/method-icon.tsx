import { Bitcoin, CreditCard, Landmark, Ticket, Wallet } from "lucide-react";
import type { PaymentMethod } from "../../../contract/payment-methods.ts";
import type { Payment } from "../../../contract/payments.ts";

type MethodKind = Pick<PaymentMethod | Payment["method"], "brand" | "type">;

export function MethodIcon({ method: { brand, type } }: { method: MethodKind }) {
  if (type === "crypto") return <Bitcoin aria-hidden />;
  if (/card|visa|master/.test(brand)) return <CreditCard aria-hidden />;
  if (/bank|sepa|sofort|transfer|iban|interac|payid/.test(brand)) return <Landmark aria-hidden />;
  if (/voucher|neosurf|paysafe|flexepin/.test(brand)) return <Ticket aria-hidden />;
  return <Wallet aria-hidden />;
}
