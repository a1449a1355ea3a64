import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Fields } from "../lib/page/use-fields.ts";
import styles from "./field.module.css";
import { PasswordField } from "./field.tsx";
import type { FieldBinding } from "./field-frame.tsx";
import { PasswordRules, PasswordStrength } from "./password-strength.tsx";

interface NewPasswordFieldProps {
  field: FieldBinding;
  label: ReactNode;
  /** Address of the account: its parts make a weak password. */
  email?: string | undefined;
}

/** A new password with its strength, and its rules, which describe the field and stay below an error. */
export function NewPasswordField({ field, label, email }: NewPasswordFieldProps) {
  const password = String(field.value ?? "");
  const rules = <PasswordRules password={password} />;
  return (
    <div className={styles.field}>
      <PasswordField
        field={field}
        label={label}
        autoComplete="new-password"
        hint={rules}
        // Beside the label: there's always room, so that the form doesn't move when it shows.
        aside={<PasswordStrength password={password} email={email} />}
      />
      {field.error ? <div className={styles.hint}>{rules}</div> : null}
    </div>
  );
}

/** A new password with repetition: the fields `password` and `repeated`. */
export function NewPasswordFields({ fields }: { fields: Fields }) {
  const { t } = useLingui();
  return (
    <>
      <NewPasswordField field={fields.field("password")} label={t`New password`} />
      <PasswordField
        field={fields.field("repeated")}
        label={t`Repeat new password`}
        autoComplete="new-password"
      />
    </>
  );
}
