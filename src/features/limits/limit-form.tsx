import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { setLimit } from "../../api/limits.ts";
import type { CurrencyConfig } from "../../contract/config.ts";
import type { LimitPeriod, LimitType } from "../../contract/jurisdictions.ts";
import type { LimitRules, UserLimit } from "../../contract/limits.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { type Problems, useFields, type Values } from "../../lib/page/use-fields.ts";
import { toDecimal } from "../../rules/money/decimals.ts";
import { minorUnits } from "../../rules/money/minor-units.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import styles from "./limits.module.css";
import { useLimitNames } from "./use-limit-texts.ts";

interface LimitFormProps {
  rules: LimitRules;
  type: LimitType;
  /** The one that is changed; a new one without. */
  limit?: UserLimit;
  onDone: () => void;
  /** Without, there is no way around it. */
  onCancel?: () => void;
}

/** Minor units of one unit; minutes are one each. */
const subunitsOf = (currency: string | null, config: CurrencyConfig | undefined) =>
  currency === null ? 1 : (config?.currencies[currency]?.subunits_to_unit ?? 100);

/** What was typed, in minor units: with a point or a comma before the decimals, and spaces as people write them. */
function amountOf(text: unknown, subunits: number): bigint | undefined {
  const plain = String(text ?? "").replace(/[\s’']/g, "");
  return minorUnits(plain.replace(/,(?=\d+$)/, "."), subunits);
}

/** One amount, and for a new limit its period: less holds at once, more is asked for. */
export function LimitForm({ rules, type, limit, onDone, onCancel }: LimitFormProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { each } = useLimitNames();
  const config = useQuery(currenciesQuery).data;
  const periods = rules.offered.find((one) => one.type === type)?.periods ?? [];
  const currency = limit?.accounts[0]?.currency ?? (type === "session" ? null : rules.currency);
  const subunits = subunitsOf(currency, config);
  const before = limit?.accounts[0]?.amount_cents;
  const check = ({ amount }: Values): Problems => {
    if (amount === "") return { amount: "required" };
    const minor = amountOf(amount, subunits);
    if (minor === undefined) return { amount: "invalid_format" };
    return type === "session" && minor > 1_440n ? { amount: "too_big" } : {};
  };
  const fields = useFields({
    initial: {
      period: limit?.period ?? periods[0] ?? "day",
      amount: before === undefined ? "" : toDecimal(BigInt(before), subunits),
    },
    check,
    send: async (values) => {
      const amount_cents = Number(amountOf(values.amount, subunits));
      const period = values.period as LimitPeriod;
      const set = await setLimit(client, { type, period, amount_cents, currency });
      showToast({
        text: set?.asked
          ? i18n._(msg`We have sent you a mail. Until you confirm it, the limit stays.`)
          : i18n._(msg`Your limit holds from now on.`),
        kind: "info",
      });
      onDone();
    },
  });
  const { amount_cents: refused } = fields.problems;
  return (
    <div className={styles.form}>
      <Form
        fields={fields}
        submit={<Trans>Set the limit</Trans>}
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
            choices={periods.map((value) => ({ value, label: each[value] ?? value }))}
          />
        )}
        <TextField
          field={{ ...fields.field("amount"), ...(refused && { problem: refused }) }}
          label={currency === null ? t`Minutes a day` : t`Amount in ${currency}`}
          inputMode={currency === null ? "numeric" : "decimal"}
          autoComplete="off"
          hint={
            limit ? (
              <Trans>Less holds at once. More has to wait, and you confirm it by mail.</Trans>
            ) : undefined
          }
        />
      </Form>
    </div>
  );
}
