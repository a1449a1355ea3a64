import { Trans, useLingui } from "@lingui/react/macro";
import type { AmountBounds, PaymentMethod, PaymentMethods } from "../../../contract/payment-methods.ts";
import type { PaymentAction } from "../../../contract/payments.ts";
import { amountText, parseAmount } from "../../../lib/money/amount-text.ts";
import type { Fields } from "../../../lib/page/use-fields.ts";
import { amountError, feeOf, totalOf } from "../../../rules/payments/payment-amounts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import styles from "../cashbox.module.css";
import { useAmounts } from "../use-amounts.ts";

/** Maximum withdrawal in minor units, within bounds and in whole steps; null if that is below the minimum. */
export function maxWithdrawal(
  available: bigint,
  { min_cents, max_cents, step_cents }: AmountBounds,
): bigint | null {
  const upperBound = max_cents !== null && BigInt(max_cents) < available ? BigInt(max_cents) : available;
  const roundedMax = upperBound - (upperBound % BigInt(step_cents));
  return roundedMax >= BigInt(min_cents) && roundedMax > 0n ? roundedMax : null;
}

/**
 * Initial amount in minor units. Deposits: the server's preset, raised to the minimum. Withdrawals: the
 * maximum. Null leaves the field empty.
 */
export function initialAmount(
  action: PaymentAction,
  method: PaymentMethod,
  { default_amount_cents, available_to_cashout_cents }: PaymentMethods,
  isFast = false,
): bigint | null {
  const bounds = method[action];
  if (!bounds) return null;
  if (action === "cashout") return maxWithdrawal(BigInt(available_to_cashout_cents), bounds);
  const minimum = BigInt(bounds.min_cents);
  if (default_amount_cents === null) return isFast ? minimum : null;
  const preset = BigInt(default_amount_cents) < minimum ? minimum : BigInt(default_amount_cents);
  return amountError(preset, bounds) === null ? preset : null;
}

interface AmountFieldProps {
  action: PaymentAction;
  method: PaymentMethod;
  bounds: AmountBounds;
  available: bigint;
  fields: Fields;
}

/** The amount input with its bounds, the fee and the total. */
export function AmountField({ action, method, bounds, available, fields }: AmountFieldProps) {
  const { t } = useLingui();
  const { format, subunitsOf } = useAmounts();
  const { currency } = method;
  const subunits = subunitsOf(currency);
  const amount = parseAmount(fields.values.amount_cents, subunits);
  const least = format(bounds.min_cents, currency);
  const most = bounds.max_cents === null ? null : format(bounds.max_cents, currency);
  const step = format(bounds.step_cents, currency);
  const toTake = format(available, currency);
  const errorTexts: Record<string, string> = {
    too_small: t`Enter at least ${least}.`,
    too_big: t`Enter ${most ?? toTake} or less.`,
    off_step: t`Enter a multiple of ${step}.`,
    not_enough_money: t`You can withdraw up to ${toTake}.`,
  };
  const field = fields.field("amount_cents");
  const maximum = action === "cashout" ? maxWithdrawal(available, bounds) : null;
  const hasStep = BigInt(bounds.step_cents) > 1n;
  const between = most === null ? t`From ${least}` : t`${least} to ${most}`;
  const fee = amount === undefined ? 0n : feeOf(amount, method.fee);
  return (
    <>
      <div className={styles.amount}>
        <TextField
          field={field}
          label={t`Amount in ${currency}`}
          errorText={field.error === undefined ? undefined : errorTexts[field.error]}
          hint={hasStep ? t`${between}, in steps of ${step}` : between}
          inputMode="decimal"
          autoComplete="off"
        />
        {maximum === null ? null : (
          <Button onClick={() => fields.set("amount_cents", amountText(maximum, subunits))}>
            <Trans>Withdraw all</Trans>
          </Button>
        )}
      </div>
      <dl className={styles.facts} aria-live="polite">
        <dt>
          <Trans>Fee</Trans>
        </dt>
        <dd>{format(fee, currency)}</dd>
        <dt data-sum>{action === "deposit" ? <Trans>You pay</Trans> : <Trans>You get</Trans>}</dt>
        <dd data-sum data-total>
          {amount === undefined || totalOf(action, amount, fee) < 0n
            ? "–"
            : format(totalOf(action, amount, fee), currency)}
        </dd>
      </dl>
    </>
  );
}
