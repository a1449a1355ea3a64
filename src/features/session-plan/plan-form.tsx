import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { makePlan } from "../../api/play.ts";
import { MOST_BUDGET, MOST_MINUTES, type SessionPlan } from "../../contract/session-plan.ts";
import { amountOf, amountText } from "../../lib/money/amount-text.ts";
import { type Problems, useFields, type Values } from "../../lib/page/use-fields.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";

interface PlanFormProps {
  /** The one that is changed; null for a new one. */
  plan: SessionPlan | null;
  /** Of the account that is played with. */
  currency: string;
  onDone: () => void;
  onCancel?: () => void;
}

/** What is wrong with a part that was typed; nothing where it was left open. */
function problemOf(text: unknown, minor: bigint | undefined, most: number): string | undefined {
  if (text === "") return undefined;
  if (minor === undefined) return "invalid_format";
  if (minor <= 0n) return "too_small";
  return minor > BigInt(most) ? "too_big" : undefined;
}

/** A budget and a time, either of which may be left open. Nothing is filled in that the player has not said. */
export function PlanForm({ plan, currency, onDone, onCancel }: PlanFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const config = useQuery(currenciesQuery).data;
  const subunits = config?.currencies[currency]?.subunits_to_unit ?? 100;
  const isRunning = plan?.state === "running";
  const check = ({ budget, minutes }: Values): Problems => {
    if (budget === "" && minutes === "") return { budget: "required" };
    const found = {
      budget: problemOf(budget, amountOf(budget, subunits), MOST_BUDGET),
      minutes: problemOf(minutes, amountOf(minutes, 1), MOST_MINUTES),
    };
    return Object.fromEntries(
      Object.entries(found).flatMap(([name, code]) => (code === undefined ? [] : [[name, code]])),
    );
  };
  const fields = useFields({
    initial: {
      budget: plan?.budget_cents == null ? "" : amountText(BigInt(plan.budget_cents), subunits),
      minutes: plan?.minutes == null ? "" : String(plan.minutes),
    },
    check,
    send: async ({ budget, minutes }) => {
      const part = (text: unknown, of: number) => (text === "" ? null : Number(amountOf(text, of)));
      await makePlan(client, {
        currency,
        budget_cents: part(budget, subunits),
        minutes: part(minutes, 1),
      });
      onDone();
    },
  });
  const { budget_cents: refused } = fields.problems;
  return (
    <Form
      fields={fields}
      look="ghost"
      submit={plan ? <Trans>Change the plan</Trans> : <Trans>Make the plan</Trans>}
      after={
        onCancel ? (
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null
      }
    >
      <TextField
        field={{ ...fields.field("budget"), ...(refused && { problem: refused }) }}
        label={t`What I am ready to lose, in ${currency}`}
        inputMode="decimal"
        autoComplete="off"
        hint={isRunning ? <Trans>While you play, a plan can only be made smaller.</Trans> : undefined}
      />
      <TextField
        field={fields.field("minutes")}
        label={t`How long I want to play, in minutes`}
        inputMode="numeric"
        autoComplete="off"
      />
    </Form>
  );
}
