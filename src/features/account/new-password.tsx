import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { reportFormErrors } from "../../api/account.ts";
import { call } from "../../api/client.ts";
import { textOf } from "../../lib/http/search-params.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { buttonClass } from "../../ui/button.tsx";
import { newPasswordErrors } from "../../ui/field-checks.ts";
import { useFieldText } from "../../ui/field-text.ts";
import { ErrorMessage, Form, SuccessMessage } from "../../ui/form.tsx";
import { NewPasswordFields } from "../../ui/new-password-field.tsx";
import styles from "./account.module.css";

/** Sets a new password with a link's token. */
export function NewPassword() {
  const client = useQueryClient();
  const text = useFieldText();
  const [isDone, setIsDone] = useState(false);
  const token = textOf(
    (useSearch({ strict: false }) as { reset_password_token?: unknown }).reset_password_token,
  );
  const fields = useFields({
    initial: { password: "", repeated: "" },
    check: newPasswordErrors,
    onRejected: (side, problems) => reportFormErrors(client, "new-password", side, problems),
    submit: async ({ password }) => {
      const user = { reset_password_token: token, password };
      await call(client, "PUT /api/users/password", { body: { user } });
      setIsDone(true);
    },
  });
  const isExpired = !token || fields.errors.reset_password_token;
  if (isDone || isExpired) {
    return (
      <div className={styles.stack}>
        {isDone ? (
          <SuccessMessage>
            <Trans>Your password is set. We've logged you out on all devices.</Trans>
          </SuccessMessage>
        ) : (
          <ErrorMessage>{text("expired")}</ErrorMessage>
        )}
        <Link
          to="/$"
          params={{ _splat: isDone ? "login" : "remind" }}
          replace
          className={buttonClass({ look: "primary" })}
        >
          {isDone ? <Trans>Log in</Trans> : <Trans>Send a new link</Trans>}
        </Link>
      </div>
    );
  }
  return (
    <Form fields={fields} submit={<Trans>Set password</Trans>}>
      <NewPasswordFields fields={fields} />
    </Form>
  );
}
