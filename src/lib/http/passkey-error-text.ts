import { useLingui } from "@lingui/react/macro";
import type { passkeysRejections } from "../../contract/passkeys.ts";
import { useFailureText } from "./failure-text.ts";
import { ApiError } from "./http.ts";

type PasskeyCode = keyof typeof passkeysRejections;

/** Message of a rejected call about passkeys, or of what went wrong in the browser. */
export function usePasskeyErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  const failureText = useFailureText();
  return (error) => {
    const messages: Record<PasskeyCode, string> = {
      passkey_expired: t`That took too long. Please start again.`,
      passkey_rejected: t`That passkey didn't work. Try again, or use your password.`,
      passkey_unknown: t`We don't recognise this passkey. Use another one, or your password.`,
      passkey_limit: t`You've reached the limit for passkeys. Remove one first.`,
      passkey_needs_email: t`Your email isn't confirmed yet. Confirm it first, then add a passkey.`,
      fresh_sign_in_required: t`It's been a while since you logged in. Log out and in again, then try again.`,
    };
    // The browser's own errors: names of the WebAuthn specification.
    const browserMessages: Record<string, string> = {
      NotAllowedError: t`Cancelled – nothing's changed.`,
      AbortError: t`Cancelled – nothing's changed.`,
      InvalidStateError: t`This device already has a passkey for your account.`,
    };
    if (error instanceof Error && !(error instanceof ApiError))
      return (
        browserMessages[error.name] ?? t`Your browser couldn't do this. Try again, or use your password.`
      );
    const code = error instanceof ApiError ? error.code : "";
    return messages[code as PasskeyCode] ?? failureText(error);
  };
}
