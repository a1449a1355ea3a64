import { Trans, useLingui } from "@lingui/react/macro";
import type { AmountBounds, PaymentAction, PaymentMethod, PaymentMethods } from "../../contract/payments.ts";
import { amountOf, amountText } from "../../lib/money/amount-text.ts";
import type { Fields } from "../../lib/page/use-fields.ts";
import { amountError, feeOf, totalOf } from "../../rules/payments/payment-amounts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import styles from "./cashbox.module.css";
import { useAmounts } from "./use-amounts.ts";

/** The most that a withdrawal may take: what is there, within bounds and in whole steps; null where that is too little. */
export function mostOf(available: bigint, { min_cents, max_cents, step_cents }: AmountBounds): bigint | null {
  const most = max_cents !== null && BigInt(max_cents) < available ? BigInt(max_cents) : available;
  const whole = most - (most % BigInt(step_cents));
  return whole >= BigInt(min_cents) && whole > 0n ? whole : null;
}

/**
 * What the amount begins with, minor units: of a deposit what the server says and never more than it, but not below the
 * least; of a withdrawal everything that can be taken. Null leaves it empty.
 */
export function firstAmount(
  action: PaymentAction,
  method: PaymentMethod,
  { default_amount_cents, available_to_cashout_cents }: PaymentMethods,
  isFast = false,
): bigint | null {
  const bounds = method[action];
  if (!bounds) return null;
  if (action === "cashout") return mostOf(BigInt(available_to_cashout_cents), bounds);
  const least = BigInt(bounds.min_cents);
  if (default_amount_cents === null) return isFast ? least : null;
  const asked = BigInt(default_amount_cents) < least ? least : BigInt(default_amount_cents);
  return amountError(asked, bounds) === null ? asked : null;
}

interface AmountFieldProps {
  action: PaymentAction;
  method: PaymentMethod;
  bounds: AmountBounds;
  available: bigint;
  fields: Fields;
}

/** The amount as free text, what may be typed, and what it comes to with the fee. */
export function AmountField({ action, method, bounds, available, fields }: AmountFieldProps) {
  const { t } = useLingui();
  const { write, subunitsOf } = useAmounts();
  const { currency } = method;
  const subunits = subunitsOf(currency);
  const amount = amountOf(fields.values.amount_cents, subunits);
  const least = write(bounds.min_cents, currency);
  const most = bounds.max_cents === null ? null : write(bounds.max_cents, currency);
  const step = write(bounds.step_cents, currency);
  const toTake = write(available, currency);
  const sentences: Record<string, string> = {
    too_small: t`At least ${least}.`,
    too_big: t`At most ${most ?? toTake}.`,
    off_step: t`Only in steps of ${step}.`,
    not_enough_money: t`There is not enough money: at most ${toTake} can be withdrawn now.`,
  };
  const field = fields.field("amount_cents");
  const all = action === "cashout" ? mostOf(available, bounds) : null;
  const hasStep = BigInt(bounds.step_cents) > 1n;
  const between = most === null ? t`From ${least}` : t`${least} to ${most}`;
  const fee = amount === undefined ? 0n : feeOf(amount, method.fee);
  return (
    <>
      <div className={styles.amount}>
        <TextField
          field={field}
          label={t`Amount in ${currency}`}
          problemText={field.problem === undefined ? undefined : sentences[field.problem]}
          hint={hasStep ? t`${between}, in steps of ${step}` : between}
          inputMode="decimal"
          autoComplete="off"
        />
        {all === null ? null : (
          <Button onClick={() => fields.set("amount_cents", amountText(all, subunits))}>
            <Trans>Everything</Trans>
          </Button>
        )}
      </div>
      <dl className={styles.facts} aria-live="polite">
        <dt>
          <Trans>Fee</Trans>
        </dt>
        <dd>{write(fee, currency)}</dd>
        <dt data-sum>{action === "deposit" ? <Trans>You pay</Trans> : <Trans>You get</Trans>}</dt>
        <dd data-sum data-total>
          {amount === undefined || totalOf(action, amount, fee) < 0n
            ? "–"
            : write(totalOf(action, amount, fee), currency)}
        </dd>
      </dl>
    </>
  );
}
