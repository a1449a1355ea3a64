import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callAsPlayer } from "../../../api/client.ts";
import { playerQuery } from "../../../api/player.ts";
import type { Player } from "../../../contract/player.ts";
import type { TwoFactorSecret } from "../../../contract/security.ts";
import { showToast } from "../../../lib/page/toasts.ts";
import { useFields } from "../../../lib/page/use-fields.ts";
import { CodeField } from "../../../ui/account-fields.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { PasswordField, TextField } from "../../../ui/field.tsx";
import { requiredErrors } from "../../../ui/field-checks.ts";
import { Form, SuccessMessage } from "../../../ui/form.tsx";
import { Qr } from "../../../ui/qr.tsx";
import styles from "../profile.module.css";
import { OwnUsername } from "./own-username.tsx";
import { usePasskeyProof } from "./use-passkey-proof.tsx";

/** Two-factor authentication: set up in steps, and turned off. */
export function TwoFactor({ player }: { player: Player }) {
  const [pendingSecret, setPendingSecret] = useState<TwoFactorSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Card title={<Trans>Two-factor authentication</Trans>}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : player.two_factor_enabled ? (
        <EndTwoFactor />
      ) : pendingSecret ? (
        <ConfirmTwoFactor secret={pendingSecret} onDone={setCodes} />
      ) : (
        <StartTwoFactor onStarted={setPendingSecret} />
      )}
    </Card>
  );
}

function StartTwoFactor({ onStarted }: { onStarted: (secret: TwoFactorSecret) => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const fields = useFields({
    initial: { password: "" },
    check: (values) => requiredErrors(values, "password"),
    submit: async ({ password }) =>
      onStarted(await callAsPlayer(client, "POST /api/player/two_factor", { body: { user: { password } } })),
  });
  return (
    <>
      <p>
        <Trans>
          Log in with your password and a code from an app on your phone. No one gets in with just your
          password.
        </Trans>
      </p>
      <Form fields={fields} submit={<Trans>Turn it on</Trans>}>
        <OwnUsername />
        <PasswordField field={fields.field("password")} label={t`Password`} autoComplete="current-password" />
      </Form>
    </>
  );
}

interface ConfirmTwoFactorProps {
  secret: TwoFactorSecret;
  onDone: (recoveryCodes: string[]) => void;
}

function ConfirmTwoFactor({ secret, onDone }: ConfirmTwoFactorProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const fields = useFields({
    initial: { otp_attempt: "" },
    check: (values) => requiredErrors(values, "otp_attempt"),
    submit: async ({ otp_attempt }) => {
      const response = await callAsPlayer(client, "PUT /api/player/two_factor", {
        body: { user: { otp_attempt } },
      });
      onDone(response.recovery_codes);
      void client.invalidateQueries({ queryKey: playerQuery.queryKey });
    },
  });
  return (
    <>
      <p>
        <Trans>Scan this with an authenticator app, or type the key into the app.</Trans>
      </p>
      <div className={styles.qr}>
        <Qr text={secret.uri} label={t`QR code for your authenticator`} />
      </div>
      <p className={styles.secret}>{secret.secret.replace(/(.{4})/g, "$1 ")}</p>
      <Form fields={fields} submit={<Trans>Confirm</Trans>}>
        <TextField
          field={fields.field("otp_attempt")}
          label={t`Code from the app`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
        />
      </Form>
    </>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { i18n } = useLingui();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n")).catch(() => {});
    showToast({ text: i18n._(msg`Copied`), kind: "info" });
  };
  return (
    <>
      <SuccessMessage>
        <Trans>
          Two-factor authentication is on. Save these codes: each lets you log in once without the app.
        </Trans>
      </SuccessMessage>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button look="primary" onClick={onDone}>
          <Trans>I've saved them</Trans>
        </Button>
      </div>
    </>
  );
}

function EndTwoFactor() {
  const { t } = useLingui();
  const client = useQueryClient();
  const proof = usePasskeyProof();
  const fields = useFields({
    initial: { password: "", otp_attempt: "" },
    check: (values) => (proof.isConfirmed ? {} : requiredErrors(values, "password", "otp_attempt")),
    submit: async ({ password, otp_attempt }) => {
      const user = proof.isConfirmed ? {} : { password, otp_attempt };
      await proof.sendChange(async () => {
        await callAsPlayer(client, "DELETE /api/player/two_factor", { body: { user } });
      });
      await client.invalidateQueries({ queryKey: playerQuery.queryKey });
    },
  });
  return (
    <>
      <SuccessMessage>
        <Trans>Two-factor authentication is on.</Trans>
      </SuccessMessage>
      <Form fields={fields} submit={<Trans>Turn it off</Trans>}>
        <OwnUsername />
        {proof.renderProof(
          <>
            <PasswordField
              field={fields.field("password")}
              label={t`Password`}
              autoComplete="current-password"
            />
            <CodeField field={fields.field("otp_attempt")} />
          </>,
        )}
      </Form>
    </>
  );
}
