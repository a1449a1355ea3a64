import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formEvidence, reportFormErrors } from "../../api/account.ts";
import { call } from "../../api/client.ts";
import { usePlayer } from "../../api/player.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { readForm } from "../../lib/session/form-data.ts";
import { EmailField } from "../../ui/account-fields.tsx";
import { LongTextField, TextField } from "../../ui/field.tsx";
import { emailErrors, emailOf, requiredErrors } from "../../ui/field-checks.ts";
import { Advice, Form, SuccessMessage } from "../../ui/form.tsx";

/** Message to support, about a payment if given. */
export function SupportForm({ payment }: { payment?: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const player = usePlayer();
  const evidence = formEvidence(client);
  const [isSent, setIsSent] = useState(false);
  const fields = useFields({
    initial: {
      name: [player?.first_name, player?.last_name].filter(Boolean).join(" "),
      email: player?.email ?? readForm("global").email ?? "",
      message: "",
    },
    check: (values) => ({ ...requiredErrors(values, "name", "message"), ...emailErrors(values) }),
    onRejected: (side, problems) => reportFormErrors(client, "support", side, problems),
    submit: async (values) => {
      const { captcha } = await evidence.take();
      const subject = payment ? { subject: `Payment ${payment}` } : {};
      const body = { ...values, ...subject, email: emailOf(values), captcha };
      await call(client, "POST /api/send_contact_message", { body });
      setIsSent(true);
    },
  });
  if (isSent) {
    return (
      <SuccessMessage>
        <Trans>We've got your message. We'll reply by email.</Trans>
      </SuccessMessage>
    );
  }
  return (
    <Form fields={fields} onTouch={evidence.prepare} submit={<Trans>Send</Trans>}>
      {payment ? (
        <Advice>
          <Trans>About your payment {payment}</Trans>
        </Advice>
      ) : null}
      <TextField field={fields.field("name")} label={t`Name`} autoComplete="name" autoCapitalize="words" />
      <EmailField field={fields.field("email")} autoComplete="email" />
      <LongTextField field={fields.field("message")} label={t`Message`} rows={6} maxLength={4000} />
    </Form>
  );
}
