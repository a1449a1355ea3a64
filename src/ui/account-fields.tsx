import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Fields } from "../lib/page/use-fields.ts";
import { PasswordField, TextField } from "./field.tsx";
import type { Bound } from "./field-frame.tsx";

interface EmailFieldProps {
  field: Bound;
  /** `username` where it stands for an account that there is. */
  autoComplete?: "username" | "email";
}

export function EmailField({ field, autoComplete = "username" }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      field={field}
      label={t`E-mail`}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
    />
  );
}

/** The code of an authenticator, or what stands in for it: letters too, so that a phone may not show digits alone. */
export function CodeField({ field }: { field: Bound }) {
  const { t } = useLingui();
  return (
    <TextField
      field={field}
      label={t`Code of your authenticator`}
      hint={t`Or one of your recovery codes.`}
      autoComplete="one-time-code"
      autoCapitalize="none"
      maxLength={20}
    />
  );
}

export function NewPasswordField({ field, label }: { field: Bound; label: ReactNode }) {
  const { t } = useLingui();
  return (
    <PasswordField
      field={field}
      label={label}
      autoComplete="new-password"
      hint={t`8 to 72 letters, digits and symbols.`}
    />
  );
}

/** A new password, typed twice: the fields `password` and `repeated`. */
export function NewPasswordFields({ fields }: { fields: Fields }) {
  const { t } = useLingui();
  return (
    <>
      <NewPasswordField field={fields.field("password")} label={t`New password`} />
      <PasswordField field={fields.field("repeated")} label={t`Once more`} autoComplete="new-password" />
    </>
  );
}
