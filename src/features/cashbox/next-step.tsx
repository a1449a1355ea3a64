import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { answerPayment } from "../../api/payments.ts";
import type { Payment, PaymentField } from "../../contract/payments.ts";
import type { Player } from "../../contract/player.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import type { CardHandle } from "./card-frame.tsx";
import { CoinAddress } from "./coin-address.tsx";
import { answersOf, MethodFields, nameOf } from "./method-fields.tsx";
import { MethodsSkeleton } from "./method-list.tsx";
import { useFieldRules } from "./use-field-rules.ts";
import { webAddress } from "./web-address.ts";

interface AnswerProps {
  id: string;
  list: readonly PaymentField[];
  check: NonNullable<ReturnType<typeof useFieldRules>>;
  country: string;
}

function Answer({ id, list, check, country }: AnswerProps) {
  const client = useQueryClient();
  const card = useRef<CardHandle>(null);
  const fields = useFields({
    initial: Object.fromEntries(list.map(({ name }) => [nameOf(name), ""])),
    check: (values) =>
      Object.fromEntries(
        Object.entries(check(list, answersOf(list, values), country)).map(([name, code]) => [
          nameOf(name),
          code,
        ]),
      ),
    send: (values) => answerPayment(client, id, answersOf(list, values)),
  });
  return (
    <Form fields={fields} submit={<Trans>Go on</Trans>}>
      <MethodFields list={list} fields={fields} card={card} />
    </Form>
  );
}

/** What the player has to do for a payment to go on. */
export function NextStep({ payment, player }: { payment: Payment; player: Player | null | undefined }) {
  const step = payment.next_step;
  const rules = useFieldRules(step?.kind === "form");
  if (!step || step.kind === "done") return null;
  if (step.kind === "address") return <CoinAddress step={step} />;
  if (step.kind === "form") {
    if (!rules) return <MethodsSkeleton />;
    return <Answer id={payment.id} list={step.fields} check={rules} country={player?.country ?? ""} />;
  }
  const url = webAddress(step.url);
  if (!url) return null;
  return (
    <>
      <p>
        <Trans>The payment provider’s page asks you to confirm it, and leads back here.</Trans>{" "}
        <Trans>If you have paid there already, we wait for their word: nothing more is to be done.</Trans>
      </p>
      <ButtonAnchor look="primary" href={url}>
        <Trans>To the payment page</Trans>
      </ButtonAnchor>
    </>
  );
}
