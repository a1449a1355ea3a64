import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { savePlan } from "../../api/play.ts";
import { MAX_BUDGET, MAX_MINUTES, type SessionPlan } from "../../contract/play-sessions.ts";
import { amountText, parseAmount } from "../../lib/money/amount-text.ts";
import { type FieldErrors, useFields, type Values } from "../../lib/page/use-fields.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";

interface PlanFormProps {
  /** The plan to change; null for a new one. */
  plan: SessionPlan | null;
  /** Currency of the active account. */
  currency: string;
  onDone: () => void;
  onCancel?: () => void;
}

/** Error of a typed part; undefined if it is valid or empty. */
function validatePart(text: unknown, minor: bigint | undefined, max: number): string | undefined {
  if (text === "") return undefined;
  if (minor === undefined) return "invalid_format";
  if (minor <= 0n) return "too_small";
  return minor > BigInt(max) ? "too_big" : undefined;
}

/** Budget and time of a plan, either optional. Nothing is prefilled for a new plan. */
export function PlanForm({ plan, currency, onDone, onCancel }: PlanFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const config = useQuery(currenciesQuery).data;
  const subunits = config?.currencies[currency]?.subunits_to_unit ?? 100;
  const isRunning = plan?.state === "running";
  const check = ({ budget, minutes }: Values): FieldErrors => {
    if (budget === "" && minutes === "") return { budget: "required" };
    const errors = {
      budget: validatePart(budget, parseAmount(budget, subunits), MAX_BUDGET),
      minutes: validatePart(minutes, parseAmount(minutes, 1), MAX_MINUTES),
    };
    return Object.fromEntries(
      Object.entries(errors).flatMap(([name, code]) => (code === undefined ? [] : [[name, code]])),
    );
  };
  const fields = useFields({
    initial: {
      budget: plan?.budget_cents == null ? "" : amountText(BigInt(plan.budget_cents), subunits),
      minutes: plan?.minutes == null ? "" : String(plan.minutes),
    },
    check,
    submit: async ({ budget, minutes }) => {
      const parsePart = (text: unknown, unitSize: number) =>
        text === "" ? null : Number(parseAmount(text, unitSize));
      await savePlan(client, {
        currency,
        budget_cents: parsePart(budget, subunits),
        minutes: parsePart(minutes, 1),
      });
      onDone();
    },
  });
  const { budget_cents: serverError } = fields.errors;
  return (
    <Form
      fields={fields}
      look="ghost"
      submit={plan ? <Trans>Change plan</Trans> : <Trans>Save plan</Trans>}
      after={
        onCancel ? (
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null
      }
    >
      <TextField
        field={{ ...fields.field("budget"), ...(serverError && { error: serverError }) }}
        label={t`Budget (${currency})`}
        inputMode="decimal"
        autoComplete="off"
        hint={
          isRunning ? (
            <Trans>While you're playing, you can only lower your budget and time.</Trans>
          ) : undefined
        }
      />
      <TextField
        field={fields.field("minutes")}
        label={t`Time (minutes)`}
        inputMode="numeric"
        autoComplete="off"
      />
    </Form>
  );
}
