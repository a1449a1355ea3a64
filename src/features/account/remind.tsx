import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { proofOf, reportProblems } from "../../api/account.ts";
import { call } from "../../api/client.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { readForm } from "../../lib/storage/form-data.ts";
import { EmailField } from "../../ui/account-fields.tsx";
import { emailOf, emailProblems } from "../../ui/field-checks.ts";
import { Done, Form } from "../../ui/form.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./account.module.css";
import { useWayBack } from "./use-after-sign-in.ts";

/** Asks for the mail that sets a new password; says the same whether the address is known or not. */
export function Remind() {
  const client = useQueryClient();
  const proof = proofOf(client);
  const wayBack = useWayBack();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const fields = useFields({
    initial: { email: readForm("login").email ?? "" },
    check: emailProblems,
    onRefused: (side, problems) => reportProblems(client, "remind", side, problems),
    send: async (values) => {
      const email = emailOf(values);
      const { captcha } = await proof.take();
      await call(client, "POST /api/users/password", { body: { user: { email, captcha } } });
      setSentTo(email);
    },
  });
  if (sentTo) {
    return (
      <div className={styles.stack}>
        <Done>
          <Trans>
            If {sentTo} has an account, a mail with a link is on its way. The link is good for an hour.
          </Trans>
        </Done>
        <p className={styles.lead}>
          <Trans>Nothing there? Look into the folder for spam, or try again in a few minutes.</Trans>
        </p>
      </div>
    );
  }
  return (
    <Form
      fields={fields}
      onTouch={proof.prepare}
      submit={<Trans>Send the link</Trans>}
      after={
        <div className={styles.links}>
          <PopupLink popup="login" replace {...wayBack}>
            <Trans>Back to log in</Trans>
          </PopupLink>
        </div>
      }
    >
      <p className={styles.lead}>
        <Trans>We send you a link to set a new password.</Trans>
      </p>
      <EmailField field={fields.field("email")} />
    </Form>
  );
}
