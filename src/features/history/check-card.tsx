import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck, TriangleAlert } from "lucide-react";
import type { Check, Mismatch } from "../../rules/ledger/statement-check.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./history.module.css";
import { placeOf } from "./receipt-row.tsx";
import type { Hashes } from "./use-check.ts";
import { signOf, useMoney } from "./use-money.ts";

function useReasons(): Record<Mismatch, string> {
  const { t } = useLingui();
  return {
    missing: t`A receipt before it is missing, or stands twice.`,
    sum: t`What it changed is not the difference of what was there before and after.`,
    carried: t`It begins with another balance than the receipt before it has left.`,
    opening: t`It is your first, and does not begin with nothing.`,
    balance: t`Your account holds something else now than its receipts come to.`,
    hash: t`Its fingerprint does not fit what it says.`,
  };
}

function reveal(number: number): void {
  const receipt = document.getElementById(placeOf(number));
  if (receipt instanceof HTMLDetailsElement) receipt.open = true;
  receipt?.scrollIntoView({ block: "center" });
}

function Disagrees({ why, number }: { why: Mismatch; number: number }) {
  const reasons = useReasons();
  return (
    <section className={styles.card} data-check="disagrees">
      <h2 className={styles.verdict}>
        <TriangleAlert aria-hidden />
        <Trans>This statement does not agree</Trans>
      </h2>
      <p>
        <Trans>Receipt {number} does not fit.</Trans> {reasons[why]}
      </p>
      <p className={styles.muted}>
        <Trans>
          Export the statement and send it to our support: it names each change, so that the fault can be
          found.
        </Trans>
      </p>
      <div className={styles.actions}>
        <PopupLink popup="support" className={buttonClass({ look: "primary" })}>
          <Trans>Write to support</Trans>
        </PopupLink>
        <Button onClick={() => reveal(number)}>
          <Trans>Show receipt {number}</Trans>
        </Button>
      </div>
    </section>
  );
}

/** What became of recomputing the balance from the receipts that are shown. */
export function CheckCard({ check }: { check: Check & { hashes: Hashes } }) {
  const { money, change } = useMoney();
  if (!check.agrees) return <Disagrees why={check.why} number={check.number} />;
  const { receipts, accounts, hashes } = check;
  return (
    <section className={styles.card} data-check="agrees">
      <h2 className={styles.verdict}>
        <BadgeCheck aria-hidden />
        <Trans>Checked: agrees</Trans>
      </h2>
      <p className={styles.muted}>
        <Plural
          value={receipts}
          one="Your device has added up # receipt, and came to what your account holds now."
          other="Your device has added up # receipts, and came to what your account holds now."
        />{" "}
        {/* Its room is there before it is known, so that nothing below it moves. */}
        {hashes === "unknown" ? null : (
          <span className={hashes === "waiting" ? styles.awaited : undefined}>
            <Trans>None was changed, left out or moved: their fingerprints form one chain.</Trans>
          </span>
        )}
      </p>
      {accounts.map(({ currency, opening, change: sum, closing }) => (
        <dl key={currency} className={`${styles.totals} ${styles.sum}`}>
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
