import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { HoldReason } from "../../contract/awards.ts";
import type { AppliedCode } from "../../contract/promo-codes.ts";
import { useGiftErrorText } from "../../lib/http/gift-error-text.ts";
import { ApiError } from "../../lib/http/http.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { type FieldErrors, useFields } from "../../lib/page/use-fields.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/field.tsx";
import { Advice, ErrorMessage, Form, SuccessMessage } from "../../ui/form.tsx";
import styles from "../../ui/panel.module.css";
import { PopupLink } from "../../ui/popup-link.tsx";
import { applyCode, chosenDepositBonus } from "./apply-code.ts";
import { saveTypedCode, typedCode } from "./typed-code.ts";

const CODE = /^[A-Za-z0-9_-]{2,40}$/;

/** Where the gift of a code is, or what it does. */
function AppliedText({
  applied: { applied, title, gift, waits_for, used_before },
  replaced,
}: {
  applied: AppliedCode;
  /** The deposit's bonus that was chosen before. */
  replaced: string | null;
}) {
  if (used_before) return <Trans>You've already used this code. It gave you: {title}.</Trans>;
  if (waits_for) return <Trans>Code accepted. {title}: on hold for now.</Trans>;
  if (applied === "deposit")
    return (
      <>
        <Trans>Comes with your next deposit: {title}</Trans>
        {replaced ? (
          <>
            . <Trans>It replaces the bonus you'd chosen: {replaced}.</Trans>
          </>
        ) : null}
      </>
    );
  if (applied === "betting") return <Trans>For the betting site: {title}</Trans>;
  if (gift?.type === "cash") return <Trans>Added to your balance as real money: {title}</Trans>;
  if (gift?.type === "points") return <Trans>Added to your points: {title}</Trans>;
  return <Trans>Added to your gifts: {title}</Trans>;
}

function NextStep({ applied: { applied, gift, waits_for } }: { applied: AppliedCode }) {
  if (applied === "deposit")
    return (
      <PopupLink popup="deposit" className={buttonClass()}>
        <Trans>Deposit</Trans>
      </PopupLink>
    );
  // The gifts list what is on hold, of any kind.
  if (waits_for || gift?.type === "bonus" || gift?.type === "freespins")
    return (
      <Link to="/profile/$" params={{ _splat: "gifts" }} className={buttonClass()}>
        <Trans>View gifts</Trans>
      </Link>
    );
  return null;
}

interface PromoCodeFormProps {
  /** What a gift on hold waits for. */
  renderHold: (reason: HoldReason) => ReactNode;
}

/** One field for every kind of code; the answer says which kind it was. */
export function PromoCodeForm({ renderHold }: PromoCodeFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const errorText = useGiftErrorText();
  const { unreachable } = useConnection();
  const [applied, setApplied] = useState<AppliedCode | null>(null);
  const [replaced, setReplaced] = useState<string | null>(null);
  const [rejection, setRejection] = useState<unknown>(null);
  const fields = useFields({
    initial: { coupon_code: typedCode() },
    check: ({ coupon_code }): FieldErrors => {
      const text = String(coupon_code).trim();
      if (text === "") return { coupon_code: "required" };
      return CODE.test(text) ? {} : { coupon_code: "invalid_format" };
    },
    submit: async ({ coupon_code }) => {
      setApplied(null);
      setRejection(null);
      try {
        const chosen = chosenDepositBonus(client);
        const next = await applyCode(client, String(coupon_code).trim());
        setReplaced(chosen && chosen.code !== next.player.deposit_bonus_code ? chosen.name : null);
        setApplied(next);
        fields.clear("coupon_code");
        saveTypedCode("");
      } catch (error) {
        const isRejection = error instanceof ApiError && error.kind === "http" && error.status !== 422;
        if (!isRejection && !(error instanceof ApiError && error.code === "code_not_valid")) throw error;
        setRejection(error);
      }
    },
  });
  const field = fields.field("coupon_code");
  const onChange = (value: string | boolean) => {
    saveTypedCode(String(value));
    setRejection(null);
    field.onChange(value);
  };
  return (
    <Card>
      <p>
        <Trans>Enter a code from us or a partner. You don't need one to play.</Trans>
      </p>
      {applied ? (
        <>
          <SuccessMessage>
            <AppliedText applied={applied} replaced={replaced} />
          </SuccessMessage>
          {applied.waits_for ? renderHold(applied.waits_for) : null}
          <div className={styles.actions}>
            <NextStep applied={applied} />
          </div>
        </>
      ) : null}
      <Form fields={fields} look={applied ? "ghost" : "primary"} submit={<Trans>Use code</Trans>}>
        <TextField
          field={{ ...field, onChange }}
          label={t`Code`}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        {rejection ? <ErrorMessage>{errorText(rejection)}</ErrorMessage> : null}
        {unreachable ? (
          <Advice role="status">
            <Trans>You're offline. Your code stays here until you're back online.</Trans>
          </Advice>
        ) : null}
      </Form>
    </Card>
  );
}
