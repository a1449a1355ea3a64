import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { signInWithPasskey } from "../../api/passkeys.ts";
import { usePasskeySupport } from "../../lib/device/use-passkey-support.ts";
import { usePasskeyErrorText } from "../../lib/http/passkey-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { useAction } from "../../ui/form.tsx";
import { isClosedAccount } from "./closed-account.tsx";

interface PasskeySignInProps {
  onSignedIn: () => void;
  /** The passkey is right, but its account is closed. */
  onClosedAccount: () => void;
}

/** Signs in without typing; absent where the browser can't. */
export function PasskeySignIn({ onSignedIn, onClosedAccount }: PasskeySignInProps) {
  const client = useQueryClient();
  const { busy, run } = useAction(usePasskeyErrorText());
  const support = usePasskeySupport();
  const enter = () =>
    run(async () => {
      try {
        await signInWithPasskey(client);
      } catch (error) {
        if (isClosedAccount(error)) return onClosedAccount();
        throw error;
      }
      onSignedIn();
    });
  if (support !== "full") return null;
  return (
    <Button onClick={enter} aria-disabled={busy || undefined}>
      <Fingerprint aria-hidden size={18} />
      <Trans>Use a passkey</Trans>
    </Button>
  );
}
