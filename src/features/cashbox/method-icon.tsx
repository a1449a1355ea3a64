import { Bitcoin, CreditCard, Landmark, Ticket, Wallet } from "lucide-react";
import type { Payment, PaymentMethod } from "../../contract/payments.ts";

type Known = Pick<PaymentMethod | Payment["method"], "brand" | "type">;

/** What kind of way to pay it is. */
export function MethodIcon({ method: { brand, type } }: { method: Known }) {
  if (type === "crypto") return <Bitcoin aria-hidden />;
  if (/card|visa|master/.test(brand)) return <CreditCard aria-hidden />;
  if (/bank|sepa|sofort|transfer|iban/.test(brand)) return <Landmark aria-hidden />;
  if (/voucher|neosurf|paysafe|flexepin/.test(brand)) return <Ticket aria-hidden />;
  return <Wallet aria-hidden />;
}
