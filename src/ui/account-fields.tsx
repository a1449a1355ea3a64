import { useLingui } from "@lingui/react/macro";
import { TextField } from "./field.tsx";
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
