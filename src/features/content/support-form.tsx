import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { proofOf, reportProblems } from "../../api/account.ts";
import { call } from "../../api/client.ts";
import { usePlayer } from "../../api/player.ts";
import { readForm } from "../../lib/form-data.ts";
import { useFields } from "../../lib/use-fields.ts";
import { emailRule } from "../../rules/field-rules.ts";
import { Done, Failure, Form, TextField } from "../../ui/field.tsx";
import { useFieldText } from "../../ui/field-text.ts";

/** A message to support. */
export function SupportForm() {
  const { t } = useLingui();
  const client = useQueryClient();
  const player = usePlayer();
  const proof = proofOf(client);
  const text = useFieldText();
  const [sent, setSent] = useState(false);
  const fields = useFields({
    initial: {
      name: [player?.first_name, player?.last_name].filter(Boolean).join(" "),
      email: player?.email ?? readForm("global").email ?? "",
      message: "",
    },
    check: ({ name, email, message }): Record<string, string> => ({
      ...(String(name).trim() === "" ? { name: "required" } : {}),
      ...(emailRule(String(email).trim()) || email === "" ? { email: "invalid_format" } : {}),
      ...(String(message).trim() === "" ? { message: "required" } : {}),
    }),
    onRefused: (side, problems) => reportProblems(client, "support", side, problems),
    send: async ({ name, email, message }) => {
      const { captcha } = await proof.take();
      const body = { name, email: String(email).trim(), message, captcha };
      await call(client, "POST /api/send_contact_message", { body });
      setSent(true);
    },
  });
  if (sent) {
    return (
      <Done>
        <Trans>Your message is with our support. The answer comes by e-mail.</Trans>
      </Done>
    );
  }
  return (
    <Form fields={fields} onTouch={proof.prepare} submit={<Trans>Send</Trans>}>
      {fields.problems.captcha ? <Failure>{text("captcha_failed")}</Failure> : null}
      <TextField field={fields.field("name")} label={t`Name`} autoComplete="name" />
      <TextField
        field={fields.field("email")}
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <TextField field={fields.field("message")} label={t`Message`} rows={6} maxLength={4000} />
    </Form>
  );
}
