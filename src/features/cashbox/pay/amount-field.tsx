import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { accountsQuery } from "../../../api/account.ts";
import type { FieldCode } from "../../../contract/field-codes.ts";
import type { AmountBounds, PaymentMethod, PaymentMethods } from "../../../contract/payment-methods.ts";
import type { PaymentAction } from "../../../contract/payments.ts";
import { amountText } from "../../../lib/money/amount-text.ts";
import type { Fields } from "../../../lib/page/use-fields.ts";
import { balanceOf } from "../../../rules/money/amounts.ts";
import { amountError, feeOf, totalOf } from "../../../rules/payments/payment-amounts.ts";
import { TextField } from "../../../ui/field.tsx";
import { Advice } from "../../../ui/form.tsx";
import styles from "../cashbox.module.css";
import { useMethodRange } from "../methods/method-list.tsx";
import { useFeeText } from "../methods/use-fee-text.ts";
import { useAmounts } from "../use-amounts.ts";
import { useTimes } from "../use-times.ts";

/** Id of the chosen method's fee and time, which describe the amount. */
const CHOSEN_TERMS = "chosen-terms";

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
 * Initial amount of a deposit in minor units: the server's preset, raised to the minimum. Null leaves the field
 * empty, as for withdrawals.
 */
export function initialAmount(
  action: PaymentAction,
  method: PaymentMethod,
  { default_amount_cents }: PaymentMethods,
  isFast = false,
): bigint | null {
  const bounds = method[action];
  if (!bounds || action === "cashout") return null;
  const minimum = BigInt(bounds.min_cents);
  if (default_amount_cents === null) return isFast ? minimum : null;
  const preset = BigInt(default_amount_cents) < minimum ? minimum : BigInt(default_amount_cents);
  return amountError(preset, bounds) === null ? preset : null;
}

/** Parsed amount of a typed text, its error, and whether more digits could still make it valid. */
export interface TypedAmount {
  /** Minor units; undefined if the text is no amount. */
  amount: bigint | undefined;
  error: FieldCode | "over_limit" | null;
  isFinal: boolean;
}

interface AmountRules {
  parse: (text: string) => bigint | undefined;
  bounds: AmountBounds;
  /** The ceiling of a withdrawal, and what the player's limits leave for a deposit; minor units. */
  available: bigint | undefined;
  limitRest: bigint | undefined;
}

export function readAmount(text: unknown, { parse, bounds, available, limitRest }: AmountRules): TypedAmount {
  const amount = parse(String(text));
  if (text === "") return { amount, error: "required", isFinal: false };
  if (amount === undefined) {
    // A separator at the end waits for its decimals.
    const isFinal = parse(`${text}0`) === undefined;
    return { amount, error: "invalid_format", isFinal };
  }
  const error = amountError(amount, bounds, available);
  // The lower of two ceilings is the one to name.
  const isMaxLower = error === "too_big" && BigInt(bounds.max_cents!) <= (limitRest ?? 0n);
  if (limitRest !== undefined && amount > limitRest && !isMaxLower)
    return { amount, error: "over_limit", isFinal: true };
  return { amount, error, isFinal: error === "too_big" || error === "not_enough_money" };
}

interface AmountFieldProps {
  action: PaymentAction;
  method: PaymentMethod;
  bounds: AmountBounds;
  available: bigint;
  /** What the player's limits leave for a deposit, in minor units; undefined without limits. */
  limitRest: bigint | undefined;
  /** Minor units. */
  presets: PaymentMethods["preset_amounts_cents"];
  typed: TypedAmount;
  /** The error to show now. */
  error: string | undefined;
  fields: Fields;
}

/** The amount input with amounts to choose. */
export function AmountField(props: AmountFieldProps) {
  const { action, method, bounds, available, limitRest, presets, typed, error, fields } = props;
  const { t } = useLingui();
  const { format, formatShort, subunitsOf } = useAmounts();
  const { currency } = method;
  const subunits = subunitsOf(currency);
  const least = format(bounds.min_cents, currency);
  const most = bounds.max_cents === null ? null : format(bounds.max_cents, currency);
  const stepCents = BigInt(bounds.step_cents);
  const step = (stepCents % BigInt(subunits) === 0n ? formatShort : format)(stepCents, currency);
  /** Amounts without minor units, which need no explanation of a step. */
  const isWhole = stepCents === BigInt(subunits);
  const [symbolBefore = "", symbolAfter = ""] = formatShort(0n, currency).split("0");
  const range = useMethodRange({ method, action });
  const toTake = format(available, currency);
  const toDeposit = format(limitRest ?? 0n, currency);
  const errorTexts: Record<string, string> = {
    too_small: t`Enter at least ${least}.`,
    too_big: t`Enter ${most ?? toTake} or less.`,
    off_step: isWhole ? t`Enter a whole amount.` : t`Enter a multiple of ${step}.`,
    not_enough_money: t`You can withdraw up to ${toTake}.`,
    over_limit: limitRest
      ? t`You can deposit up to ${toDeposit} within your limit.`
      : t`You've reached your deposit limit.`,
    invalid_format: isWhole
      ? most === null
        ? t`Enter a whole amount of at least ${least}.`
        : t`Enter a whole amount from ${least} to ${most}.`
      : most === null
        ? t`Enter at least ${least}, in steps of ${step}.`
        : t`Enter ${least} to ${most}, in steps of ${step}.`,
  };
  const isDeposit = action === "deposit";
  const ceiling = isDeposit ? undefined : available;
  const maximum = isDeposit ? null : maxWithdrawal(available, bounds);
  // Where presets are forbidden, the minimum is the one amount that may be suggested (ANC-43).
  const isMinimumOnly = isDeposit && presets.length === 0;
  const amounts = (isMinimumOnly ? [bounds.min_cents] : presets)
    .map(BigInt)
    .filter((amount) => amount > 0n && amountError(amount, bounds, ceiling) === null);
  const amount = typed.error === null ? typed.amount : undefined;
  const choose = (minor: bigint) => fields.set("amount_cents", amountText(minor, subunits));
  return (
    <>
      <div className={styles.amount}>
        <TextField
          field={{ ...fields.field("amount_cents"), error }}
          label={t`Amount in ${currency}`}
          errorText={error === undefined ? undefined : errorTexts[error]}
          hint={
            <span className="money">
              {stepCents === 1n
                ? range
                : isWhole
                  ? t`${range}, whole amounts only`
                  : t`${range}, in steps of ${step}`}
            </span>
          }
          describedBy={CHOSEN_TERMS}
          unit={[symbolBefore, symbolAfter]}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      {amounts.length > 0 || maximum !== null ? (
        <fieldset className={styles.presets} aria-label={t`Choose an amount`}>
          {amounts.map((preset) => (
            <button
              key={String(preset)}
              type="button"
              className={styles.preset}
              aria-pressed={amount === preset}
              onClick={() => choose(preset)}
            >
              {isMinimumOnly ? (
                <Trans>Minimum: {formatShort(preset, currency)}</Trans>
              ) : (
                formatShort(preset, currency)
              )}
            </button>
          ))}
          {maximum === null ? null : (
            <button
              type="button"
              className={styles.preset}
              aria-pressed={amount === maximum}
              onClick={() => choose(maximum)}
            >
              <Trans>Withdraw all</Trans>
            </button>
          )}
        </fieldset>
      ) : null}
      {!isDeposit && maximum === null ? (
        <Advice role="status">
          <Trans>
            You can withdraw {toTake} now, but this method starts at {least}.
          </Trans>
        </Advice>
      ) : null}
    </>
  );
}

interface TotalsProps {
  action: PaymentAction;
  method: PaymentMethod;
  /** Minor units; undefined for no valid amount. */
  amount: bigint | undefined;
}

/** Keeps the line of what the amount decides. */
const UNKNOWN = "–";

/** Fee and arrival of a payment, its total and a deposit's new balance, which wait for an amount. */
export function Totals({ action, method, amount }: TotalsProps) {
  const { format } = useAmounts();
  const { processing } = useTimes();
  const { currency } = method;
  const cost = useFeeText(method);
  const account = useQuery(accountsQuery).data?.find((one) => one.active && one.currency === currency);
  const isDeposit = action === "deposit";
  const fee = amount === undefined ? null : feeOf(amount, method.fee);
  const total = amount === undefined ? 0n : totalOf(action, amount, fee ?? 0n);
  return (
    <dl className={styles.facts} aria-live="polite" aria-atomic>
      <div id={CHOSEN_TERMS}>
        <dt>
          <Trans>Fee</Trans>
        </dt>
        <dd>{fee === null ? cost || <Trans context="fee">None</Trans> : format(fee, currency)}</dd>
        <dt>
          <Trans>Arrival</Trans>
        </dt>
        <dd>{processing(method.processingTime)}</dd>
      </div>
      <dt data-sum>{isDeposit ? <Trans>You pay</Trans> : <Trans>You get</Trans>}</dt>
      <dd data-sum data-total>
        {amount === undefined ? UNKNOWN : format(total > 0n ? total : 0n, currency)}
      </dd>
      {isDeposit && account ? (
        <>
          <dt>
            <Trans>New balance</Trans>
          </dt>
          <dd>{amount === undefined ? UNKNOWN : format(balanceOf(account).common + amount, currency)}</dd>
        </>
      ) : null}
    </dl>
  );
}
