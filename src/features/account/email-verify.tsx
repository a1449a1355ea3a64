import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { MailCheck } from "lucide-react";
import { proofOf } from "../../api/account.ts";
import { signIn } from "../../api/auth.ts";
import { call } from "../../api/client.ts";
import { playerQuery, usePlayer } from "../../api/player.ts";
import { useErrorText } from "../../lib/http/error-text.ts";
import { isUnanswered } from "../../lib/http/http.ts";
import { textOf } from "../../lib/http/search-params.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { problemsOf, useFields } from "../../lib/page/use-fields.ts";
import { readForm } from "../../lib/storage/form-data.ts";
import { EmailField } from "../../ui/account-fields.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { emailOf, emailProblems, emptyFields } from "../../ui/field-checks.ts";
import { useFieldText } from "../../ui/field-text.ts";
import { Done, Failure, Form } from "../../ui/form.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
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
  const player = usePlayer();
  const query = useQuery({
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
  const { isPending, error } = query;
  if (isPending || isUnanswered(error)) {
    const moment = (
      <p className={styles.lead} role="status">
        <Trans>One moment…</Trans>
      </p>
    );
    return <QueryFallback queries={[query]} skeleton={moment} />;
  }
  const problems = error ? problemsOf(error) : {};
  // Who follows the link again has done what it is for.
  const isDone = problems.confirmation_token && player?.confirmed_at;
  if (!error || isDone) return <Confirmed onward={onward} />;
  if (problems.password) return <ConfirmByPassword token={token} onDone={onward} />;
  return (
    <div className={styles.stack}>
      <Failure>{problems.confirmation_token ? text("expired") : errorText(error)}</Failure>
      <SendAgain />
    </div>
  );
}

function Confirmed({ onward }: { onward: () => void }) {
  return (
    <div className={styles.stack}>
      <Done>
        <Trans>Your e-mail address is confirmed.</Trans>
      </Done>
      <Onward onward={onward} />
    </div>
  );
}

function Onward({ onward }: { onward: () => void }) {
  return (
    <Button look="primary" onClick={onward}>
      <Trans>To the games</Trans>
    </Button>
  );
}

/** On another device than the one of the registration: its owner alone may confirm an account. */
function ConfirmByPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const proof = proofOf(client);
  const fields = useFields({
    initial: { email: readForm("login").email ?? "", password: "" },
    check: (values) => ({ ...emailProblems(values), ...emptyFields(values, "password") }),
    send: async (values) => {
      await signIn(client, {
        email: emailOf(values),
        password: String(values.password),
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
      <EmailField field={fields.field("email")} />
      <PasswordField field={fields.field("password")} label={t`Password`} autoComplete="current-password" />
    </Form>
  );
}

function LookIntoMail({ close }: { close: () => void }) {
  const player = usePlayer();
  const onward = useAfterSignIn(close);
  const email = player?.email;
  if (player?.confirmed_at) return <Confirmed onward={onward} />;
  return (
    <div className={styles.stack}>
      {email ? (
        <Done>
          <MailCheck aria-hidden size={18} className={styles.sign} />{" "}
          <Trans>We have sent a mail to {email}. Its link confirms that the address is yours.</Trans>
        </Done>
      ) : null}
      <p className={styles.lead}>
        <Trans>Nothing there? Look into the folder for spam, or have it sent again.</Trans>
      </p>
      <SendAgain key={email} email={email} />
      {player ? <Onward onward={onward} /> : null}
    </div>
  );
}

/** Has the confirmation sent again; what the server says of the address is a toast. */
function SendAgain({ email }: { email?: string }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const proof = proofOf(client);
  const text = useFieldText();
  const errorText = useErrorText();
  const fields = useFields({
    initial: { email: email ?? readForm("global").email ?? "" },
    check: emailProblems,
    send: async (values) => {
      try {
        const { captcha } = await proof.take();
        await call(client, "POST /api/users/confirmation", {
          body: { user: { email: emailOf(values), captcha } },
        });
        showToast({ text: i18n._(msg`The mail is on its way.`), kind: "info" });
      } catch (error) {
        const problem = problemsOf(error).email;
        showToast({ text: problem ? text(problem) : errorText(error), kind: "error" });
      }
    },
  });
  return (
    <Form fields={fields} onTouch={proof.prepare} look="ghost" submit={<Trans>Send it again</Trans>}>
      {email ? null : <EmailField field={fields.field("email")} />}
    </Form>
  );
}
