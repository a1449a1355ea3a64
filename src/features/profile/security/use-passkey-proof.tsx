import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { confirmWithPasskey, passkeysQuery } from "../../../api/passkeys.ts";
import { usePasskeySupport } from "../../../lib/device/use-passkey-support.ts";
import { usePasskeyErrorText } from "../../../lib/http/passkey-error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { SuccessMessage, useAction } from "../../../ui/form.tsx";

/** A passkey in place of the password and code of a security change. */
export function usePasskeyProof() {
  const client = useQueryClient();
  const support = usePasskeySupport();
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { busy, run } = useAction(usePasskeyErrorText());
  const confirm = () =>
    run(async () => {
      await confirmWithPasskey(client);
      setIsConfirmed(true);
    });

  /** Sends the change; after a rejection, the fields are back: the confirmation may have expired. */
  async function sendChange(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      setIsConfirmed(false);
      throw error;
    }
  }

  /** The fields, with the passkey as an alternative where there is one. */
  function renderProof(fields: ReactNode): ReactNode {
    if (isConfirmed)
      return (
        <SuccessMessage>
          <Trans>Confirmed with your passkey.</Trans>
        </SuccessMessage>
      );
    if (support !== "full" || passkeys.length === 0) return fields;
    return (
      <>
        {fields}
        <Button onClick={confirm} aria-disabled={busy || undefined}>
          <Trans>Use a passkey instead</Trans>
        </Button>
      </>
    );
  }

  return { isConfirmed, reset: () => setIsConfirmed(false), sendChange, renderProof };
}
