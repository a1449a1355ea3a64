import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { submitPaymentForm } from "../../../api/payments.ts";
import type { PaymentField } from "../../../contract/payment-fields.ts";
import type { Payment } from "../../../contract/payments.ts";
import type { Player } from "../../../contract/player.ts";
import { useFields } from "../../../lib/page/use-fields.ts";
import { ButtonAnchor } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import type { CardHandle } from "../methods/card-frame.tsx";
import { fieldPath, MethodFields, submittedFields } from "../methods/method-fields.tsx";
import { MethodsSkeleton } from "../methods/method-list.tsx";
import { useFieldRules } from "../methods/use-field-rules.ts";
import { pageToPay } from "../methods/web-address.ts";
import { CoinAddress } from "./coin-address.tsx";

interface StepFormProps {
  id: string;
  list: readonly PaymentField[];
  check: NonNullable<ReturnType<typeof useFieldRules>>;
  country: string;
}

function StepForm({ id, list, check, country }: StepFormProps) {
  const client = useQueryClient();
  const card = useRef<CardHandle>(null);
  const fields = useFields({
    initial: Object.fromEntries(list.map(({ name }) => [fieldPath(name), ""])),
    check: (values) =>
      Object.fromEntries(
        Object.entries(check(list, submittedFields(list, values), country)).map(([name, code]) => [
          fieldPath(name),
          code,
        ]),
      ),
    submit: (values) => submitPaymentForm(client, id, submittedFields(list, values)),
  });
  return (
    <Form fields={fields} submit={<Trans>Continue</Trans>}>
      <MethodFields list={list} fields={fields} card={card} />
    </Form>
  );
}

/** The player's next step for a payment. */
export function NextStep({ payment, player }: { payment: Payment; player: Player | null | undefined }) {
  const step = payment.next_step;
  const rules = useFieldRules(step?.kind === "form");
  if (!step || step.kind === "done") return null;
  if (step.kind === "address") return <CoinAddress step={step} />;
  if (step.kind === "form") {
    if (!rules) return <MethodsSkeleton />;
    return <StepForm id={payment.id} list={step.fields} check={rules} country={player?.country ?? ""} />;
  }
  const url = pageToPay(payment);
  return url ? (
    <ButtonAnchor look="primary" href={url}>
      <Trans>Continue</Trans>
    </ButtonAnchor>
  ) : null;
}
