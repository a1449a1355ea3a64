import { Landmark, Ticket, Wallet, Zap } from "lucide-react";
import type { PaymentMethod } from "../../../contract/payment-methods.ts";
import type { Payment } from "../../../contract/payments.ts";
import styles from "../cashbox.module.css";

type MethodKind = Pick<PaymentMethod | Payment["method"], "brand" | "name">;

/** One or two letters of a brand's name. */
function monogramOf(name: string): string {
  const [first = "", second] = name.split(/[\s/-]+/);
  return second ? (first.charAt(0) + second.charAt(0)).toUpperCase() : first.slice(0, 2);
}

/** Number of a colour in the stylesheet, by two letters that differ among brands offered side by side. */
const tintOf = (brand: string) => (brand.charCodeAt(2) + (brand.charCodeAt(3) || 0)) % 4;

/** Icons of kinds of methods, by what their brands contain. */
const ICONS = [
  [/wallet/, Wallet],
  [/voucher/, Ticket],
  // Transfers that arrive within seconds.
  [/instant/, Zap],
  [/bank/, Landmark],
] as const;

/** Names that players look for; the stylesheet has their brands' colours. */
const WORDMARKS: Readonly<Record<string, string>> = { interac: "Interac", payid: "PayID", sofort: "Sofort" };

/** Mark of a method: the card schemes, a known name, an icon of its kind, or else the letters of its brand in a colour of its own. */
export function MethodIcon({ method: { brand, name } }: { method: MethodKind }) {
  if (/card|visa|master/.test(brand)) return <span className={styles.cards} data-cards aria-hidden />;
  const wordmark = WORDMARKS[brand];
  if (wordmark)
    return (
      <span className={styles.mark} data-wordmark={brand} aria-hidden>
        {wordmark}
      </span>
    );
  const Icon = ICONS.find(([kind]) => kind.test(brand))?.[1];
  return (
    <span className={styles.mark} data-tint={tintOf(brand)} aria-hidden>
      {Icon ? <Icon /> : monogramOf(name)}
    </span>
  );
}
