import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Fields } from "../lib/page/use-fields.ts";
import { PasswordField, TextField } from "./field.tsx";
import type { FieldBinding } from "./field-frame.tsx";

interface EmailFieldProps {
  field: FieldBinding;
  /** `username` for the e-mail of an existing account. */
  autoComplete?: "username" | "email";
}

export function EmailField({ field, autoComplete = "username" }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      field={field}
      label={t`Email`}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
    />
  );
}

/** Authenticator or recovery code; the latter has letters, so no numeric keyboard. */
export function CodeField({ field }: { field: FieldBinding }) {
  const { t } = useLingui();
  return (
    <TextField
      field={field}
      label={t`Authenticator code`}
      hint={t`Or use one of your recovery codes.`}
      autoComplete="one-time-code"
      autoCapitalize="none"
      maxLength={20}
    />
  );
}

export function NewPasswordField({ field, label }: { field: FieldBinding; label: ReactNode }) {
  const { t } = useLingui();
  return (
    <PasswordField
      field={field}
      label={label}
      autoComplete="new-password"
      hint={t`8–72 characters. Letters, numbers and symbols all work.`}
    />
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
