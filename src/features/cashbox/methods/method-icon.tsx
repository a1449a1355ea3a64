import type { PaymentMethod } from "../../../contract/payment-methods.ts";
import type { Payment } from "../../../contract/payments.ts";
import styles from "./method-icon.module.css";

type MethodKind = Pick<PaymentMethod | Payment["method"], "brand" | "name">;

/** One or two letters of a brand's name. */
function monogramOf(name: string): string {
  const [first = "", second] = name.split(/[\s/-]+/);
  return second ? (first.charAt(0) + second.charAt(0)).toUpperCase() : first.slice(0, 2);
}

/** Number of a colour in the stylesheet, by two letters that differ among brands offered side by side. */
const tintOf = (brand: string) => (brand.charCodeAt(2) + (brand.charCodeAt(3) || 0)) % 4;

/** Drawings in the stylesheet, by what brands contain: names that players look for, then kinds of methods. */
const DRAWINGS = [
  ["cards", /card|visa|master/],
  ["interac", /interac/],
  ["payid", /payid/],
  ["sofort", /sofort/],
  ["wallet", /wallet/],
  ["voucher", /voucher/],
  // Transfers that arrive within seconds.
  ["instant", /instant/],
  ["bank", /bank/],
] as const;

/** Mark of a method on a white tile: a drawing of its brand or kind, or else the letters of its brand in a colour of its own. */
export function MethodIcon({ method: { brand, name } }: { method: MethodKind }) {
  const drawing = DRAWINGS.find(([, kind]) => kind.test(brand))?.[0];
  return drawing ? (
    <span className={styles.mark} data-mark={drawing} aria-hidden />
  ) : (
    <span className={styles.mark} data-tint={tintOf(brand)} aria-hidden>
      {monogramOf(name)}
    </span>
  );
}
