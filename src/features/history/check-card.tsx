import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck, TriangleAlert } from "lucide-react";
import type { Check, Mismatch } from "../../rules/ledger/statement-check.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./history.module.css";
import { receiptElementId } from "./receipt-row.tsx";
import type { HashCheckState } from "./use-check.ts";
import { signOf, useMoney } from "./use-money.ts";

function useReasons(): Record<Mismatch, string> {
  const { t } = useLingui();
  return {
    missing: t`The previous receipt is missing or duplicated.`,
    sum: t`The change doesn't match the balances before and after.`,
    carried: t`Its opening balance doesn't match the previous receipt.`,
    opening: t`It's your first receipt, but it doesn't start at zero.`,
    balance: t`Your balance doesn't match your receipts.`,
    hash: t`This receipt was changed after it was issued.`,
  };
}

function reveal(number: number): void {
  const receipt = document.getElementById(receiptElementId(number));
  if (receipt instanceof HTMLDetailsElement) receipt.open = true;
  receipt?.scrollIntoView({ block: "center" });
}

function MismatchCard({ mismatch, number }: { mismatch: Mismatch; number: number }) {
  const reasons = useReasons();
  return (
    <section className={styles.card} data-check="disagrees">
      <h2 className={styles.verdict}>
        <TriangleAlert aria-hidden />
        <Trans>This statement doesn't add up</Trans>
      </h2>
      <p>
        <Trans>Receipt {number} doesn't match.</Trans> {reasons[mismatch]}
      </p>
      <p className={styles.muted}>
        <Trans>
          Download the statement and send it to support. It lists every change, so we can find the error.
        </Trans>
      </p>
      <div className={styles.actions}>
        <PopupLink popup="support" className={buttonClass({ look: "primary" })}>
          <Trans>Contact support</Trans>
        </PopupLink>
        <Button onClick={() => reveal(number)}>
          <Trans>Show receipt {number}</Trans>
        </Button>
      </div>
    </section>
  );
}

/** Result of recomputing the balance from the displayed receipts. */
export function CheckCard({ check }: { check: Check & { hashes: HashCheckState } }) {
  const { money, change } = useMoney();
  if (!check.matches) return <MismatchCard mismatch={check.mismatch} number={check.number} />;
  const { receipts, accounts, hashes } = check;
  return (
    <section className={styles.card} data-check="agrees">
      <h2 className={styles.verdict}>
        <BadgeCheck aria-hidden />
        <Trans>Verified – everything adds up</Trans>
      </h2>
      <p className={styles.muted}>
        <Plural
          value={receipts}
          one="Your device added up # receipt, and it matches your balance."
          other="Your device added up # receipts, and they match your balance."
        />{" "}
        {/* Reserves the space before the result is known, to prevent layout shift. */}
        {hashes === "unknown" ? null : (
          <span className={hashes === "waiting" ? styles.awaited : undefined}>
            <Trans>None were changed, left out or moved.</Trans>
          </span>
        )}
      </p>
      {accounts.map(({ currency, opening, change: sum, closing }) => (
        <dl key={currency} className={`${styles.totals} ${styles.totalRow}`}>
          <div>
            <dt>
              <Trans>Before</Trans>
            </dt>
            <dd>{money(opening, currency)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Changes</Trans>
            </dt>
            <dd data-sign={signOf(sum)}>{change(sum, currency)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Now</Trans>
            </dt>
            <dd>{money(closing, currency)}</dd>
          </div>
        </dl>
      ))}
    </section>
  );
}
