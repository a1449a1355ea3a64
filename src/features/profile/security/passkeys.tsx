import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  addPasskey,
  type Proof,
  passkeysQuery,
  removePasskey,
  renamePasskey,
  startPasskey,
} from "../../../api/passkeys.ts";
import type { Passkey } from "../../../contract/passkeys.ts";
import type { Player } from "../../../contract/player.ts";
import { usePasskeySupport } from "../../../lib/device/use-passkey-support.ts";
import { usePasskeyErrorText } from "../../../lib/http/passkey-error-text.ts";
import { useConnection } from "../../../lib/offline/connection.ts";
import { showToast } from "../../../lib/page/toasts.ts";
import { fieldErrorsOf, useFields } from "../../../lib/page/use-fields.ts";
import { deviceName } from "../../../rules/players/device-name.ts";
import { CodeField } from "../../../ui/account-fields.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { PasswordField, TextField } from "../../../ui/field.tsx";
import { requiredErrors } from "../../../ui/field-checks.ts";
import { Form, useAction } from "../../../ui/form.tsx";
import { QueryFallback } from "../../../ui/query-fallback.tsx";
import styles from "../profile.module.css";
import { useTime } from "../use-time.ts";
import { OwnUsername } from "./own-username.tsx";

/** Asks the server for a change. @returns what follows once it has accepted the proof */
type Request = (proof: Proof) => Promise<() => Promise<void>>;

/** Lists the player's passkeys, and adds, renames and removes them. */
export function Passkeys({ player }: { player: Player }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const query = useQuery(passkeysQuery);
  const { unreachable } = useConnection();
  const { busy, run } = useAction(usePasskeyErrorText());
  const support = usePasskeySupport();
  const [unproven, setUnproven] = useState<Request | null>(null);

  /** Sends a request without a proof, and asks for the proof if the server wants one. */
  const send = (request: Request) =>
    run(async () => {
      let proceed: () => Promise<void>;
      try {
        proceed = await request({});
      } catch (error) {
        const { password, otp_attempt } = fieldErrorsOf(error);
        if (!password && !otp_attempt) throw error;
        return setUnproven(() => request);
      }
      await proceed();
    });
  const add: Request = async (proof) => {
    const options = await startPasskey(client, proof);
    const name = deviceName(navigator.userAgent).slice(0, 40) || i18n._(msg`Passkey`);
    return async () => {
      await addPasskey(client, options, name);
      showToast({ text: i18n._(msg`Passkey added. You can log in with it now.`), kind: "info" });
    };
  };
  const remove =
    ({ id }: Passkey): Request =>
    async (proof) => {
      await removePasskey(client, id, proof);
      return async () => {
        showToast({ text: i18n._(msg`Passkey removed`), kind: "info" });
      };
    };

  if (unproven)
    return (
      <Card title={<Trans>Passkeys</Trans>}>
        <ProofForm
          needsCode={player.two_factor_enabled}
          request={unproven}
          onAccepted={(proceed) => {
            setUnproven(null);
            run(proceed);
          }}
          onCancel={() => setUnproven(null)}
        />
      </Card>
    );
  const isDisabled = busy || unreachable;
  return (
    <Card title={<Trans>Passkeys</Trans>}>
      <p>
        <Trans>Log in with your fingerprint, your face or your screen lock. No password, no code.</Trans>
      </p>
      {query.data ? (
        query.data.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isDisabled={isDisabled}
            onRemove={() => send(remove(passkey))}
          />
        ))
      ) : (
        <QueryFallback
          queries={[query]}
          skeleton={<div className={styles.signInsGhost} aria-busy="true" />}
        />
      )}
      {query.data?.length === 0 ? (
        <p className={styles.muted}>
          <Trans>You don't have any passkeys yet.</Trans>
        </p>
      ) : null}
      {unreachable ? (
        <p className={styles.muted} role="status">
          <Trans>You're offline. You can change your passkeys when you're back online.</Trans>
        </p>
      ) : null}
      {support === "full" ? (
        <Button disabled={isDisabled} onClick={() => send(add)}>
          <Trans>Add a passkey</Trans>
        </Button>
      ) : (
        <p className={styles.muted}>
          {support === "webview" ? (
            <Trans>Passkeys don't work inside another app. Open this page in your browser.</Trans>
          ) : (
            <Trans>This browser can't use passkeys. Update it, or try another one.</Trans>
          )}
        </p>
      )}
    </Card>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  isDisabled: boolean;
  onRemove: () => void;
}

function PasskeyRow({ passkey, isDisabled, onRemove }: PasskeyRowProps) {
  const time = useTime();
  const [step, setStep] = useState<"list" | "rename" | "remove">("list");
  const toList = () => setStep("list");
  if (step === "rename") return <RenameForm passkey={passkey} onDone={toList} />;
  const { name, created_at, used_at } = passkey;
  return (
    <div className={styles.row} data-passkey="">
      <div>
        <strong>{name}</strong>
        <p className={styles.muted}>
          <Trans>Added: {time(created_at)}</Trans>
          {" · "}
          {used_at ? <Trans>Last used: {time(used_at)}</Trans> : <Trans>Not used yet</Trans>}
        </p>
      </div>
      {step === "remove" ? (
        <div>
          <Button
            size="small"
            disabled={isDisabled}
            onClick={() => {
              toList();
              onRemove();
            }}
          >
            <Trans>Yes, remove it</Trans>
          </Button>{" "}
          <Button size="small" onClick={toList}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      ) : (
        <div>
          <Button size="small" disabled={isDisabled} onClick={() => setStep("rename")}>
            <Trans>Rename</Trans>
          </Button>{" "}
          <Button size="small" disabled={isDisabled} onClick={() => setStep("remove")}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const fields = useFields({
    initial: { name: passkey.name },
    check: (values) => requiredErrors(values, "name"),
    submit: async ({ name }) => {
      await renamePasskey(client, passkey.id, String(name));
      onDone();
    },
  });
  return (
    <Form
      fields={fields}
      look="ghost"
      submit={<Trans>Save</Trans>}
      after={
        <Button onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <TextField field={fields.field("name")} label={t`Name of the passkey`} maxLength={40} />
    </Form>
  );
}

interface ProofFormProps {
  needsCode: boolean;
  request: Request;
  onAccepted: (proceed: () => Promise<void>) => void;
  onCancel: () => void;
}

/** Asks for the password and, with two-factor authentication, for a code. */
function ProofForm({ needsCode, request, onAccepted, onCancel }: ProofFormProps) {
  const { t } = useLingui();
  const names = needsCode ? ["password", "otp_attempt"] : ["password"];
  const fields = useFields({
    initial: { password: "", ...(needsCode && { otp_attempt: "" }) },
    check: (values) => requiredErrors(values, ...names),
    submit: async ({ password, otp_attempt }) => {
      const code = needsCode ? { otp_attempt: String(otp_attempt) } : {};
      onAccepted(await request({ password: String(password), ...code }));
    },
  });
  return (
    <>
      <p>
        <Trans>You logged in a while ago, so please confirm it's you.</Trans>
      </p>
      <Form
        fields={fields}
        look="ghost"
        submit={<Trans>Confirm</Trans>}
        after={
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <OwnUsername />
        <PasswordField field={fields.field("password")} label={t`Password`} autoComplete="current-password" />
        {needsCode ? <CodeField field={fields.field("otp_attempt")} /> : null}
      </Form>
    </>
  );
}
