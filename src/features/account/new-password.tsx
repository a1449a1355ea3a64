import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { reportProblems } from "../../api/account.ts";
import { call } from "../../api/client.ts";
import { textOf } from "../../lib/search-params.ts";
import { useFields } from "../../lib/use-fields.ts";
import { passwordRule } from "../../rules/field-rules.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Done, Failure, Form, PasswordField } from "../../ui/field.tsx";
import { useFieldText } from "../../ui/field-text.ts";
import styles from "./account.module.css";

/** Sets a new password with the token of a mail's link. */
export function NewPassword() {
  const { t } = useLingui();
  const client = useQueryClient();
  const text = useFieldText();
  const [done, setDone] = useState(false);
  const token = textOf(
    (useSearch({ strict: false }) as { reset_password_token?: unknown }).reset_password_token,
  );
  const fields = useFields({
    initial: { password: "", repeated: "" },
    check: ({ password, repeated }): Record<string, string> => {
      if (password === "") return { password: "required" };
      const problem = passwordRule(String(password));
      if (problem) return { password: problem };
      return password === repeated ? {} : { repeated: "not_equal" };
    },
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
        {done ? (
          <Link to="/$" params={{ _splat: "login" }} replace className={buttonClass({ look: "primary" })}>
            <Trans>Log in</Trans>
          </Link>
        ) : (
          <Link to="/$" params={{ _splat: "remind" }} replace className={buttonClass({ look: "primary" })}>
            <Trans>Send a new link</Trans>
          </Link>
        )}
      </div>
    );
  }
  return (
    <Form fields={fields} submit={<Trans>Set the password</Trans>}>
      <PasswordField
        field={fields.field("password")}
        label={t`New password`}
        autoComplete="new-password"
        hint={t`8 to 72 letters, digits and symbols.`}
      />
      <PasswordField field={fields.field("repeated")} label={t`Once more`} autoComplete="new-password" />
    </Form>
  );
}
