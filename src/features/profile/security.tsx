import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { reportProblems, sessionsQuery } from "../../api/account.ts";
import { signOut } from "../../api/auth.ts";
import { call } from "../../api/client.ts";
import { playerQuery } from "../../api/player.ts";
import type { Player } from "../../contract/player.ts";
import type { TwoFactorSecret } from "../../contract/security.ts";
import { useErrorText } from "../../lib/error-text.ts";
import { showToast } from "../../lib/toasts.ts";
import { useFields } from "../../lib/use-fields.ts";
import { useLocale } from "../../lib/use-locale.ts";
import { passwordRule } from "../../rules/field-rules.ts";
import { formatTag } from "../../rules/locales.ts";
import { Button } from "../../ui/button.tsx";
import { Done, Form, PasswordField, TextField } from "../../ui/field.tsx";
import styles from "./profile.module.css";
import { Qr } from "./qr.tsx";

const needed = (values: Record<string, unknown>, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.filter((name) => values[name] === "").map((name) => [name, "required"]));

function useTime() {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: "medium", timeStyle: "short" });
  return (iso: string) => format.format(new Date(iso));
}

/** Password, second factor and sessions. */
export function Security({ player }: { player: Player }) {
  const time = useTime();
  return (
    <>
      <Password />
      <TwoFactor player={player} />
      <Sessions />
      {player.last_sign_in_at ? (
        <p className={styles.muted}>
          <Trans>Last log-in before this one: {time(player.last_sign_in_at)}</Trans>
        </p>
      ) : null}
    </>
  );
}

function Card({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Password() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const fields = useFields({
    initial: { current_password: "", password: "", repeated: "" },
    check: (values): Record<string, string> => {
      const empty = needed(values, "current_password", "password");
      const problem = passwordRule(String(values.password));
      if (problem) return { ...empty, password: problem };
      return values.password === values.repeated ? empty : { ...empty, repeated: "not_equal" };
    },
    onRefused: (side, problems) => reportProblems(client, "password", side, problems),
    send: async ({ current_password, password }) => {
      await call(client, "PUT /api/player/password", { body: { user: { current_password, password } } });
      for (const name of ["current_password", "password", "repeated"]) fields.set(name, "");
      setDone((count) => count + 1);
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  return (
    <Card title={<Trans>Password</Trans>}>
      {done > 0 ? (
        <Done>
          <Trans>Your password is changed. Other devices have been signed out.</Trans>
        </Done>
      ) : null}
      <Form key={done} fields={fields} submit={<Trans>Change the password</Trans>}>
        <PasswordField
          field={fields.field("current_password")}
          label={t`Password now`}
          autoComplete="current-password"
        />
        <PasswordField
          field={fields.field("password")}
          label={t`New password`}
          autoComplete="new-password"
          hint={t`8 to 72 letters, digits and symbols.`}
        />
        <PasswordField field={fields.field("repeated")} label={t`Once more`} autoComplete="new-password" />
      </Form>
    </Card>
  );
}

function TwoFactor({ player }: { player: Player }) {
  const [started, setStarted] = useState<TwoFactorSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Card title={<Trans>Second factor</Trans>}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : player.two_factor_enabled ? (
        <EndTwoFactor />
      ) : started ? (
        <ConfirmTwoFactor secret={started} onDone={setCodes} />
      ) : (
        <StartTwoFactor onStarted={setStarted} />
      )}
    </Card>
  );
}

function StartTwoFactor({ onStarted }: { onStarted: (secret: TwoFactorSecret) => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const fields = useFields({
    initial: { password: "" },
    check: (values) => needed(values, "password"),
    send: async ({ password }) =>
      onStarted(await call(client, "POST /api/player/two_factor", { body: { user: { password } } })),
  });
  return (
    <>
      <p>
        <Trans>
          A code from an app on your phone, asked for at every log-in. Nobody gets in with your password
          alone.
        </Trans>
      </p>
      <Form fields={fields} submit={<Trans>Turn it on</Trans>}>
        <PasswordField field={fields.field("password")} label={t`Password`} autoComplete="current-password" />
      </Form>
    </>
  );
}

function ConfirmTwoFactor({
  secret,
  onDone,
}: {
  secret: TwoFactorSecret;
  onDone: (codes: string[]) => void;
}) {
  const { t } = useLingui();
  const client = useQueryClient();
  const fields = useFields({
    initial: { otp_attempt: "" },
    check: (values) => needed(values, "otp_attempt"),
    send: async ({ otp_attempt }) => {
      const answer = await call(client, "PUT /api/player/two_factor", { body: { user: { otp_attempt } } });
      onDone(answer.recovery_codes);
      void client.invalidateQueries({ queryKey: playerQuery.queryKey });
    },
  });
  return (
    <>
      <p>
        <Trans>Scan this with an authenticator app, or type the key into it.</Trans>
      </p>
      <div className={styles.qr}>
        <Qr text={secret.uri} label={t`Key for the authenticator`} />
      </div>
      <p className={styles.secret}>{secret.secret.replace(/(.{4})/g, "$1 ")}</p>
      <Form fields={fields} submit={<Trans>Confirm</Trans>}>
        <TextField
          field={fields.field("otp_attempt")}
          label={t`Code that the app shows`}
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
      <Done>
        <Trans>The second factor is on. Keep these codes: each lets you in once without the app.</Trans>
      </Done>
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
          <Trans>I have kept them</Trans>
        </Button>
      </div>
    </>
  );
}

function EndTwoFactor() {
  const { t } = useLingui();
  const client = useQueryClient();
  const fields = useFields({
    initial: { password: "", otp_attempt: "" },
    check: (values) => needed(values, "password", "otp_attempt"),
    send: async ({ password, otp_attempt }) => {
      await call(client, "DELETE /api/player/two_factor", { body: { user: { password, otp_attempt } } });
      await client.invalidateQueries({ queryKey: playerQuery.queryKey });
    },
  });
  return (
    <>
      <Done>
        <Trans>The second factor is on.</Trans>
      </Done>
      <Form fields={fields} submit={<Trans>Turn it off</Trans>}>
        <PasswordField field={fields.field("password")} label={t`Password`} autoComplete="current-password" />
        <TextField
          field={fields.field("otp_attempt")}
          label={t`Code of your authenticator`}
          hint={t`Or one of your recovery codes.`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={20}
        />
      </Form>
    </>
  );
}

/** What a browser calls itself, in two words. */
function deviceOf(agent: string): string {
  const system = /iPhone|iPad|Android|Windows|Mac OS|Linux/.exec(agent)?.[0] ?? "";
  const browser = /Edg|OPR|Firefox|SamsungBrowser|Chrome|Safari/.exec(agent)?.[0] ?? "";
  const names: Record<string, string> = { Edg: "Edge", OPR: "Opera", "Mac OS": "Mac" };
  return (
    [names[browser] ?? browser, names[system] ?? system].filter(Boolean).join(", ") || agent.slice(0, 40)
  );
}

function Sessions() {
  const client = useQueryClient();
  const time = useTime();
  const errorText = useErrorText();
  const { data: sessions, error } = useQuery(sessionsQuery);
  const end = async (id: string | null) => {
    try {
      if (id) await call(client, "DELETE /api/player/sessions/:id", { params: { id } });
      else await call(client, "DELETE /api/player/sessions");
    } catch (failure) {
      showToast({ text: errorText(failure), kind: "error" });
    }
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
  return (
    <Card title={<Trans>Where you are signed in</Trans>}>
      {error ? <p>{errorText(error)}</p> : null}
      {(sessions ?? []).map((session) => (
        <div key={session.id} className={styles.row}>
          <div>
            <strong>{deviceOf(session.user_agent)}</strong>
            <p className={styles.muted}>
              {session.ip} · {time(session.seen_at)}
            </p>
          </div>
          {session.current ? (
            <span className={styles.muted}>
              <Trans>This device</Trans>
            </span>
          ) : (
            <Button size="small" onClick={() => void end(session.id)}>
              <Trans>Sign out</Trans>
            </Button>
          )}
        </div>
      ))}
      {(sessions?.length ?? 0) > 1 ? (
        <Button onClick={() => void end(null)}>
          <Trans>Sign out everywhere else</Trans>
        </Button>
      ) : null}
      <Button onClick={() => void signOut(client).catch(() => {})}>
        <Trans>Log out</Trans>
      </Button>
    </Card>
  );
}
