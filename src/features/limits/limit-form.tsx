import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { setLimit } from "../../api/limits.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import type { CurrencyConfig } from "../../contract/config.ts";
import type { LimitPeriod, LimitType } from "../../contract/jurisdictions.ts";
import type { LimitRules, UserLimit } from "../../contract/limits.ts";
import { amountText, parseAmount } from "../../lib/money/amount-text.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { type FieldErrors, useFields, type Values } from "../../lib/page/use-fields.ts";
import { MAX_SESSION_MINUTES } from "../../rules/limits/limits.ts";
import { toAmount } from "../../rules/money/amounts.ts";
import { toDecimal } from "../../rules/money/decimals.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import styles from "./limits.module.css";
import { useLimitAmount, useLimitNames } from "./use-limit-texts.ts";

interface LimitFormProps {
  rules: LimitRules;
  type: LimitType;
  /** The limit to change; without it, the form sets a new one. */
  limit?: UserLimit;
  /** Look of the submit button: `ghost` beside another primary action. */
  look?: "primary" | "ghost";
  onDone: () => void;
  /** Without it, the form cannot be cancelled. */
  onCancel?: () => void;
}

/** Minor units per unit; minutes count as one. */
const subunitsOf = (currency: string | null, config: CurrencyConfig | undefined) =>
  currency === null ? 1 : (config?.currencies[currency]?.subunits_to_unit ?? 100);

/** A billion, or the largest amount that the API takes; minor units. */
const maxAmount = (subunits: number) => BigInt(Math.min(1e9 * subunits, Number.MAX_SAFE_INTEGER));

/**
 * Form of a limit's amount, and of a new limit's period. Decreases apply immediately, increases are
 * requested.
 */
export function LimitForm({ rules, type, limit, look = "primary", onDone, onCancel }: LimitFormProps) {
  const { t, i18n } = useLingui();
  const locale = useMoneyLocale();
  const formatAmount = useLimitAmount();
  const client = useQueryClient();
  const { periods: periodNames } = useLimitNames();
  const config = useQuery(currenciesQuery).data;
  const periods = rules.offered.find((offer) => offer.type === type)?.periods ?? [];
  const currency = limit?.accounts[0]?.currency ?? (type === "session" ? null : rules.currency);
  const subunits = subunitsOf(currency, config);
  const current = limit?.accounts[0]?.amount_cents;
  const most = currency === null ? MAX_SESSION_MINUTES : maxAmount(subunits);
  const check = ({ amount }: Values): FieldErrors => {
    if (amount === "") return { amount: "required" };
    const minor = parseAmount(amount, subunits, locale);
    if (minor === undefined) return { amount: "invalid_format" };
    if (minor === 0n) return { amount: "too_small" };
    return minor > most ? { amount: "too_big" } : {};
  };
  const fields = useFields({
    initial: {
      period: limit?.period ?? periods[0] ?? "day",
      amount: current === undefined ? "" : toDecimal(BigInt(current), subunits),
    },
    check,
    submit: async (values) => {
      const amount_cents = Number(parseAmount(values.amount, subunits, locale));
      const period = values.period as LimitPeriod;
      const updated = await setLimit(client, { type, period, amount_cents, currency });
      showToast({
        text: updated?.pending_change
          ? i18n._(msg`We've emailed you. Your limit stays until you confirm.`)
          : i18n._(msg`Your limit applies from now on.`),
        kind: "info",
      });
      onDone();
    },
  });
  const { amount_cents: serverError, amount: error = serverError } = fields.errors;
  const isCoin = currency !== null && config?.currencies[currency]?.fiat === false;
  /** Coins as they're typed: whole ones. */
  const format = (minor: bigint) =>
    isCoin
      ? `${amountText(minor, subunits)} ${currency}`
      : formatAmount({ amount_cents: toAmount(minor), currency });
  /** What's allowed, in place of what's wrong. */
  function textOf(code: string): string | undefined {
    if (code !== "invalid_format" && code !== "too_small" && code !== "too_big") return undefined;
    if (currency === null)
      return t`Enter a whole number from ${i18n.number(1)} to ${i18n.number(Number(most))}.`;
    if (code === "too_big") return t`Enter ${format(most)} or less.`;
    const least = format(1n);
    const step = least;
    return t`Enter at least ${least}, in steps of ${step}.`;
  }
  return (
    <div className={styles.form}>
      <Form
        fields={fields}
        submit={<Trans>Set limit</Trans>}
        look={look}
        after={
          onCancel ? (
            <Button onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          ) : null
        }
      >
        {limit || periods.length < 2 ? null : (
          <SelectField
            label={t`How often`}
            field={fields.field("period")}
            choices={periods.map((value) => ({ value, label: periodNames[value] ?? value }))}
          />
        )}
        <TextField
          field={{ ...fields.field("amount"), ...(error && { error }) }}
          errorText={error && textOf(error)}
          label={currency === null ? t`Minutes per day` : t`Amount in ${currency}`}
          inputMode={currency === null ? "numeric" : "decimal"}
          autoComplete="off"
          hint={
            limit ? (
              <Trans>
                Lower limits apply right away. Raising one takes longer, and you confirm it by email.
              </Trans>
            ) : undefined
          }
        />
      </Form>
    </div>
  );
}
