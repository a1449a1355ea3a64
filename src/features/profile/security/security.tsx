import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reportFormErrors, sessionsQuery } from "../../../api/account.ts";
import { signOut } from "../../../api/auth.ts";
import { callAsPlayer } from "../../../api/client.ts";
import type { Player } from "../../../contract/player.ts";
import { useFields } from "../../../lib/page/use-fields.ts";
import { deviceName } from "../../../rules/players/device-name.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { PasswordField } from "../../../ui/field.tsx";
import { newPasswordErrors, requiredErrors } from "../../../ui/field-checks.ts";
import { Form, SuccessMessage, useAction } from "../../../ui/form.tsx";
import { NewPasswordFields } from "../../../ui/new-password-field.tsx";
import { FailedLine } from "../../../ui/query-fallback.tsx";
import styles from "../profile.module.css";
import { useTime } from "../use-time.ts";
import { CloseAccount } from "./close-account.tsx";
import { OwnUsername } from "./own-username.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SignIns } from "./sign-ins.tsx";
import { TwoFactor } from "./two-factor.tsx";
import { useHashScroll } from "./use-hash-scroll.ts";
import { usePasskeyProof } from "./use-passkey-proof.tsx";

/** Password, passkeys, two-factor authentication, sessions and account closure. */
export function Security({ player }: { player: Player }) {
  return (
    <>
      <Password />
      <Passkeys player={player} />
      <TwoFactor player={player} />
      <Sessions />
      <SignIns />
      <CloseAccount />
    </>
  );
}

function Password() {
  const { t } = useLingui();
  const client = useQueryClient();
  const proof = usePasskeyProof();
  const [changeCount, setChangeCount] = useState(0);
  const fields = useFields({
    initial: { current_password: "", password: "", repeated: "" },
    check: (values) => ({
      ...(proof.isConfirmed ? {} : requiredErrors(values, "current_password")),
      ...newPasswordErrors(values),
    }),
    onRejected: (side, problems) => reportFormErrors(client, "password", side, problems),
    submit: async ({ current_password, password }) => {
      const user = proof.isConfirmed ? { password } : { current_password, password };
      await proof.sendChange(async () => {
        await callAsPlayer(client, "PUT /api/player/password", { body: { user } });
      });
      proof.reset();
      for (const name of ["current_password", "password", "repeated"]) fields.set(name, "");
      setChangeCount((count) => count + 1);
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  return (
    <Card title={<Trans>Password</Trans>}>
      {changeCount > 0 ? (
        <SuccessMessage>
          <Trans>Your password's changed. We've logged you out on other devices.</Trans>
        </SuccessMessage>
      ) : null}
      <Form key={changeCount} fields={fields} submit={<Trans>Change password</Trans>}>
        <OwnUsername />
        {proof.renderProof(
          <PasswordField
            field={fields.field("current_password")}
            label={t`Current password`}
            autoComplete="current-password"
          />,
        )}
        <NewPasswordFields fields={fields} />
      </Form>
    </Card>
  );
}

function Sessions() {
  const client = useQueryClient();
  const time = useTime();
  const query = useQuery(sessionsQuery);
  const sessions = query.data;
  const sectionRef = useHashScroll<HTMLDivElement>("sessions", sessions !== undefined);
  const { busy, run } = useAction();
  const end = (id: string | null) =>
    run(async () => {
      try {
        if (id) await callAsPlayer(client, "DELETE /api/player/sessions/:id", { params: { id } });
        else await callAsPlayer(client, "DELETE /api/player/sessions");
      } finally {
        await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      }
    });
  return (
    <div ref={sectionRef} className={styles.place}>
      <Card title={<Trans>Where you're logged in</Trans>}>
        <FailedLine query={query} />
        {(sessions ?? []).map((session) => (
          <div key={session.id} className={styles.row}>
            <div>
              <strong>{deviceName(session.user_agent)}</strong>
              <p className={styles.muted}>
                {session.ip} · {time(session.seen_at)}
              </p>
            </div>
            {session.current ? (
              <span className={styles.muted}>
                <Trans>This device</Trans>
              </span>
            ) : (
              <Button size="small" disabled={busy} onClick={() => end(session.id)}>
                <Trans>Log out device</Trans>
              </Button>
            )}
          </div>
        ))}
        {(sessions?.length ?? 0) > 1 ? (
          <Button disabled={busy} onClick={() => end(null)}>
            <Trans>Log out everywhere else</Trans>
          </Button>
        ) : null}
        <Button onClick={() => void signOut(client).catch(() => {})}>
          <Trans>Log out</Trans>
        </Button>
      </Card>
    </div>
  );
}
