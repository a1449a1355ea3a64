import { CreditCard, Landmark, Ticket } from "lucide-react";
import type { PaymentMethod } from "../../../contract/payment-methods.ts";
import type { Payment } from "../../../contract/payments.ts";
import styles from "../cashbox.module.css";

type MethodKind = Pick<PaymentMethod | Payment["method"], "brand" | "name">;

/** One or two letters of a brand's name. */
export function monogramOf(name: string): string {
  const [first = "", second] = name.split(/[\s/-]+/);
  return second ? (first.charAt(0) + second.charAt(0)).toUpperCase() : first.slice(0, 2);
}

/** Number of a colour in the stylesheet, by two letters that differ among brands offered side by side. */
const tintOf = (brand: string) => (brand.charCodeAt(2) + brand.charCodeAt(3)) % 4;

/** Mark of a method: an icon of its kind, or the letters of its brand in a colour of their own. */
export function MethodIcon({ method: { brand, name } }: { method: MethodKind }) {
  if (/card|visa|master/.test(brand)) return <CreditCard aria-hidden />;
  if (brand === "bank-transfer" || brand === "bank_transfer") return <Landmark aria-hidden />;
  if (brand === "voucher") return <Ticket aria-hidden />;
  return (
    <span className={styles.mark} data-tint={tintOf(brand)} aria-hidden>
      {monogramOf(name)}
    </span>
  );
}
