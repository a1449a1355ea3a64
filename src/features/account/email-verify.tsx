import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { proofOf } from "../../api/account.ts";
import { signIn } from "../../api/auth.ts";
import { call } from "../../api/client.ts";
import { playerQuery, usePlayer } from "../../api/player.ts";
import { useErrorText } from "../../lib/error-text.ts";
import { readForm } from "../../lib/form-data.ts";
import { textOf } from "../../lib/search-params.ts";
import { showToast } from "../../lib/toasts.ts";
import { problemsOf, useFields } from "../../lib/use-fields.ts";
import { emailRule } from "../../rules/field-rules.ts";
import { Button } from "../../ui/button.tsx";
import { Done, Failure, Form, PasswordField, TextField } from "../../ui/field.tsx";
import { useFieldText } from "../../ui/field-text.ts";
import styles from "./account.module.css";
import { useAfterSignIn } from "./use-after-sign-in.ts";

/** Confirms the address with the token of a mail's link; without one, asks to look into the mailbox. */
export function EmailVerify({ close }: { close: () => void }) {
  const token = textOf((useSearch({ strict: false }) as { confirmation_token?: unknown }).confirmation_token);
  return token ? <Confirm token={token} close={close} /> : <LookIntoMail close={close} />;
}

function Confirm({ token, close }: { token: string; close: () => void }) {
  const client = useQueryClient();
  const text = useFieldText();
  const errorText = useErrorText();
  const onward = useAfterSignIn(close);
  const { isPending, error } = useQuery({
    queryKey: ["confirmation", token],
    queryFn: async () => {
      const answer = await call(client, "GET /api/users/confirmation", {
        query: { confirmation_token: token },
      });
      void client.invalidateQueries({ queryKey: playerQuery.queryKey });
      return answer;
    },
    // The token is used up by the first answer.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  });
  if (isPending) {
    return (
      <p className={styles.lead} role="status">
        <Trans>One moment…</Trans>
      </p>
    );
  }
  if (!error) {
    return (
      <div className={styles.stack}>
        <Done>
          <Trans>Your e-mail address is confirmed.</Trans>
        </Done>
        <Button look="primary" onClick={onward}>
          <Trans>To the games</Trans>
        </Button>
      </div>
    );
  }
  const problems = problemsOf(error);
  if (problems.password) return <ConfirmByPassword token={token} onDone={onward} />;
  return (
    <div className={styles.stack}>
      <Failure>{problems.confirmation_token ? text("expired") : errorText(error)}</Failure>
      <SendAgain />
    </div>
  );
}

/** On another device than the one of the registration: its owner alone may confirm an account. */
function ConfirmByPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const proof = proofOf(client);
  const fields = useFields({
    initial: { email: readForm("login").email ?? "", password: "" },
    check: ({ email, password }) => ({
      ...(email === "" || emailRule(String(email).trim()) ? { email: "invalid_format" } : {}),
      ...(password === "" ? { password: "required" } : {}),
    }),
    send: async ({ email, password }) => {
      await signIn(client, {
        email: String(email).trim(),
        password: String(password),
        confirmation_token: token,
        ...(await proof.take()),
      });
      onDone();
    },
  });
  return (
    <Form fields={fields} onTouch={proof.prepare} submit={<Trans>Confirm</Trans>}>
      <p className={styles.lead}>
        <Trans>Log in to confirm the address of your account.</Trans>
      </p>
      {fields.problems.confirmation_token ? (
        <Failure>{t`This link is too old, or was used already.`}</Failure>
      ) : null}
      <TextField
        field={fields.field("email")}
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField field={fields.field("password")} label={t`Password`} autoComplete="current-password" />
    </Form>
  );
}

function LookIntoMail({ close }: { close: () => void }) {
  const player = usePlayer();
  const onward = useAfterSignIn(close);
  const email = player?.email;
  if (player?.confirmed_at) {
    return (
      <div className={styles.stack}>
        <Done>
          <Trans>Your e-mail address is confirmed.</Trans>
        </Done>
        <Button look="primary" onClick={onward}>
          <Trans>To the games</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      {email ? (
        <Done>
          <MailCheck aria-hidden size={18} style={{ display: "inline", verticalAlign: "-4px" }} />{" "}
          <Trans>We have sent a mail to {email}. Its link confirms that the address is yours.</Trans>
        </Done>
      ) : null}
      <p className={styles.lead}>
        <Trans>Nothing there? Look into the folder for spam, or have it sent again.</Trans>
      </p>
      <SendAgain email={email} />
      {player ? (
        <Button look="primary" onClick={onward}>
          <Trans>To the games</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/** Has the confirmation sent again; what the server says of the address is a toast. */
function SendAgain({ email = "" }: { email?: string }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const text = useFieldText();
  const errorText = useErrorText();
  const [typed, setTyped] = useState(readForm("global").email ?? "");
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const user = { email: (email || typed).trim() };
      await call(client, "POST /api/users/confirmation", { body: { user } });
      showToast({ text: i18n._(msg`The mail is on its way.`), kind: "info" });
    } catch (error) {
      const problem = problemsOf(error).email;
      showToast({ text: problem ? text(problem) : errorText(error), kind: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {email ? null : (
        <TextField
          field={{
            name: "email",
            value: typed,
            problem: undefined,
            onChange: (value) => setTyped(String(value)),
            onLeave: () => {},
          }}
          label={t`E-mail`}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
      )}
      <Button onClick={() => void send()} disabled={busy}>
        <Trans>Send it again</Trans>
      </Button>
    </>
  );
}
