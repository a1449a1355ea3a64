import { Dialog } from "@base-ui/react/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { confirmationQuery, confirmWithPasskey, confirmWithPassword } from "../../api/passkeys.ts";
import { usePlayer } from "../../api/player.ts";
import type { ConfirmationState } from "../../contract/passkeys.ts";
import { usePasskeySupport } from "../../lib/device/use-passkey-support.ts";
import { usePasskeyErrorText } from "../../lib/http/passkey-error-text.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { CodeField } from "../../ui/account-fields.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { requiredErrors } from "../../ui/field-checks.ts";
import { Advice, Form, useAction } from "../../ui/form.tsx";
import styles from "../../ui/panel.module.css";
import PopupFrame from "../../ui/popup-frame.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";

interface ConfirmIdentityProps {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for a passkey, or the password and code, which the server requires for a request. */
export function ConfirmIdentity({ onConfirmed, onClose }: ConfirmIdentityProps) {
  const { t } = useLingui();
  const query = useQuery(confirmationQuery);
  return (
    <PopupFrame open title={t`Confirm it's you`} narrow onClose={onClose}>
      {query.data ? (
        <Factors state={query.data} onConfirmed={onConfirmed} />
      ) : (
        <QueryFallback queries={[query]} skeleton={<TileSkeleton />} />
      )}
    </PopupFrame>
  );
}

function Factors({ state, onConfirmed }: { state: ConfirmationState; onConfirmed: () => void }) {
  const client = useQueryClient();
  const support = usePasskeySupport();
  const { busy, run } = useAction(usePasskeyErrorText());
  const withPasskey = state.passkey && support === "full";
  const confirm = () =>
    run(async () => {
      await confirmWithPasskey(client);
      onConfirmed();
    });
  return (
    <div className={styles.page}>
      {/* Read with the dialog's name. */}
      <Dialog.Description className={styles.muted}>
        <Trans>A quick check keeps your money safe. It covers withdrawals for the next ten minutes.</Trans>
      </Dialog.Description>
      {withPasskey ? (
        <Button look="primary" onClick={confirm} aria-disabled={busy || undefined}>
          <Trans>Use a passkey</Trans>
        </Button>
      ) : null}
      {state.passkey && support !== "full" ? <NoPasskeys isInApp={support === "webview"} /> : null}
      {state.password ? (
        <PasswordForm hasCode={state.code} isSecond={withPasskey} onConfirmed={onConfirmed} />
      ) : withPasskey ? null : (
        <Advice>
          <Trans>It's been a while since you logged in. Log out and in again, then try again.</Trans>
        </Advice>
      )}
    </div>
  );
}

/** Why the passkey isn't offered, and what works instead. */
const NoPasskeys = ({ isInApp }: { isInApp: boolean }) => (
  <Advice>
    {isInApp ? (
      <Trans>
        Passkeys don't work inside this app. Open this page in your browser, or use your password.
      </Trans>
    ) : (
      <Trans>This browser can't use passkeys. Use your password, or another browser.</Trans>
    )}
  </Advice>
);

interface PasswordFormProps {
  hasCode: boolean;
  /** True below the passkey's button. */
  isSecond: boolean;
  onConfirmed: () => void;
}

function PasswordForm({ hasCode, isSecond, onConfirmed }: PasswordFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const email = usePlayer()?.email;
  const fields = useFields({
    initial: { password: "", otp_attempt: "" },
    check: (values) => requiredErrors(values, "password", ...(hasCode ? ["otp_attempt"] : [])),
    submit: async ({ password, otp_attempt }) => {
      const code = hasCode ? { otp_attempt: String(otp_attempt) } : {};
      await confirmWithPassword(client, { password: String(password), ...code });
      onConfirmed();
    },
  });
  return (
    <Form fields={fields} look={isSecond ? "ghost" : "primary"} submit={<Trans>Confirm</Trans>}>
      <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
      <PasswordField field={fields.field("password")} label={t`Password`} autoComplete="current-password" />
      {hasCode ? <CodeField field={fields.field("otp_attempt")} /> : null}
    </Form>
  );
}
