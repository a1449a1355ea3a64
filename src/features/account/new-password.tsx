import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { reportProblems } from "../../api/account.ts";
import { call } from "../../api/client.ts";
import { textOf } from "../../lib/http/search-params.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { NewPasswordFields } from "../../ui/account-fields.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { newPasswordProblems } from "../../ui/field-checks.ts";
import { useFieldText } from "../../ui/field-text.ts";
import { Done, Failure, Form } from "../../ui/form.tsx";
import styles from "./account.module.css";

/** Sets a new password with the token of a mail's link. */
export function NewPassword() {
  const client = useQueryClient();
  const text = useFieldText();
  const [done, setDone] = useState(false);
  const token = textOf(
    (useSearch({ strict: false }) as { reset_password_token?: unknown }).reset_password_token,
  );
  const fields = useFields({
    initial: { password: "", repeated: "" },
    check: newPasswordProblems,
    onRefused: (side, problems) => reportProblems(client, "new-password", side, problems),
    send: async ({ password }) => {
      const user = { reset_password_token: token, password };
      await call(client, "PUT /api/users/password", { body: { user } });
      setDone(true);
    },
  });
  const expired = !token || fields.problems.reset_password_token;
  if (done || expired) {
    return (
      <div className={styles.stack}>
        {done ? (
          <Done>
            <Trans>Your password is set. Every device has been signed out.</Trans>
          </Done>
        ) : (
          <Failure>{text("expired")}</Failure>
        )}
        <Link
          to="/$"
          params={{ _splat: done ? "login" : "remind" }}
          replace
          className={buttonClass({ look: "primary" })}
        >
          {done ? <Trans>Log in</Trans> : <Trans>Send a new link</Trans>}
        </Link>
      </div>
    );
  }
  return (
    <Form fields={fields} submit={<Trans>Set the password</Trans>}>
      <NewPasswordFields fields={fields} />
    </Form>
  );
}
