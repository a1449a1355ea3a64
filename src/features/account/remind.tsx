import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formEvidence, reportFormErrors } from "../../api/account.ts";
import { call } from "../../api/client.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { readForm } from "../../lib/session/form-data.ts";
import { EmailField } from "../../ui/account-fields.tsx";
import { emailErrors, emailOf } from "../../ui/field-checks.ts";
import { Form, SuccessMessage } from "../../ui/form.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./account.module.css";
import { PictureFrame } from "./picture-frame.tsx";
import { useRedirectParam } from "./use-after-sign-in.ts";

/** Requests the e-mail to set a new password, beside a picture. */
export const Remind = () => (
  <PictureFrame scene="mystic-nova" title={<Trans>It happens to everyone</Trans>} form={<RemindForm />}>
    <p>
      <Trans>You'll be back in a minute.</Trans>
    </p>
  </PictureFrame>
);

/** The answer doesn't disclose whether the account exists. */
function RemindForm() {
  const client = useQueryClient();
  const evidence = formEvidence(client);
  const redirectParams = useRedirectParam();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const fields = useFields({
    initial: { email: readForm("login").email ?? "" },
    check: emailErrors,
    onRejected: (side, problems) => reportFormErrors(client, "remind", side, problems),
    submit: async (values) => {
      const email = emailOf(values);
      const { captcha } = await evidence.take();
      await call(client, "POST /api/users/password", { body: { user: { email, captcha } } });
      setSentTo(email);
    },
  });
  if (sentTo) {
    return (
      <div className={styles.stack}>
        <SuccessMessage>
          <Trans>If {sentTo} has an account, we've emailed you a link. It works for an hour.</Trans>
        </SuccessMessage>
        <p className={styles.lead}>
          <Trans>No email? Check spam or try again in a few minutes.</Trans>
        </p>
      </div>
    );
  }
  return (
    <Form
      fields={fields}
      onTouch={evidence.prepare}
      submit={<Trans>Send link</Trans>}
      after={
        <div className={styles.links}>
          <PopupLink popup="login" replace {...redirectParams}>
            <Trans>Back to login</Trans>
          </PopupLink>
        </div>
      }
    >
      <p className={styles.lead}>
        <Trans>We'll email you a link to set a new password.</Trans>
      </p>
      <EmailField field={fields.field("email")} />
    </Form>
  );
}
