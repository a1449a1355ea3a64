import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { MailCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formEvidence } from "../../api/account.ts";
import { signIn } from "../../api/auth.ts";
import { call } from "../../api/client.ts";
import { collectionsQuery } from "../../api/games.ts";
import { playerQuery, usePlayer } from "../../api/player.ts";
import { useErrorText } from "../../lib/http/error-text.ts";
import { isUnanswered } from "../../lib/http/http.ts";
import { textOf } from "../../lib/http/search-params.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { fieldErrorsOf, useFields } from "../../lib/page/use-fields.ts";
import { readForm } from "../../lib/session/form-data.ts";
import { EmailField } from "../../ui/account-fields.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { emailErrors, emailOf, requiredErrors } from "../../ui/field-checks.ts";
import { useFieldText } from "../../ui/field-text.ts";
import { ErrorMessage, Form, SuccessMessage } from "../../ui/form.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import styles from "./account.module.css";
import { useAfterSignIn } from "./use-after-sign-in.ts";

const WelcomeOffer = lazy(() =>
  import("./compose-welcome-offer.tsx").then(({ WelcomeOffer }) => ({ default: WelcomeOffer })),
);

/** Confirms the e-mail address with a link's token; without one, asks to check the inbox. */
export function EmailVerify({ close }: { close: () => void }) {
  const token = textOf((useSearch({ strict: false }) as { confirmation_token?: unknown }).confirmation_token);
  return token ? <ConfirmToken token={token} close={close} /> : <CheckInbox close={close} />;
}

function ConfirmToken({ token, close }: { token: string; close: () => void }) {
  const client = useQueryClient();
  const text = useFieldText();
  const errorText = useErrorText();
  const continueToApp = useAfterSignIn(close);
  const player = usePlayer();
  const [isSignedIn, setIsSignedIn] = useState(false);
  const query = useQuery({
    queryKey: ["confirmation", token],
    queryFn: async () => {
      const response = await call(client, "GET /api/users/confirmation", {
        query: { confirmation_token: token },
      });
      void client.invalidateQueries({ queryKey: playerQuery.queryKey });
      return response;
    },
    // The token is single-use.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  });
  const { isPending, error } = query;
  if (isPending || isUnanswered(error)) {
    const loading = (
      <p className={styles.lead} role="status">
        <Trans>One moment…</Trans>
      </p>
    );
    return <QueryFallback queries={[query]} skeleton={loading} />;
  }
  const problems = error ? fieldErrorsOf(error) : {};
  // Following the link again after a successful confirmation is no error.
  const isDone = problems.confirmation_token && player?.confirmed_at;
  if (!error || isDone || isSignedIn) return <Confirmed onContinue={continueToApp} />;
  if (problems.password) return <ConfirmByPassword token={token} onDone={() => setIsSignedIn(true)} />;
  return (
    <div className={styles.stack}>
      <ErrorMessage>{problems.confirmation_token ? text("expired") : errorText(error)}</ErrorMessage>
      <ResendEmail />
      {player === null ? (
        <div className={styles.links}>
          <PopupLink popup="login" replace>
            <Trans>Already confirmed? Log in</Trans>
          </PopupLink>
        </div>
      ) : null}
    </div>
  );
}

/** Next steps of a new player. */
function Confirmed({ onContinue: continueToApp }: { onContinue: () => void }) {
  const player = usePlayer();
  const rows = useQuery(collectionsQuery).data ?? [];
  const demo = rows.flatMap(({ tiles }) => tiles).find((tile) => tile.demo);
  const title = demo?.title;
  return (
    <div className={styles.stack}>
      <SuccessMessage>
        <Trans>Your email is confirmed.</Trans>
      </SuccessMessage>
      {player ? (
        <>
          <p className={styles.next}>
            <Trans>You're all set. What's first?</Trans>
          </p>
          <ErrorBoundary>
            <Suspense>
              <WelcomeOffer currency={player.currency} />
            </Suspense>
          </ErrorBoundary>
          <Link to="/$" params={{ _splat: "deposit" }} replace className={buttonClass({ look: "primary" })}>
            <Trans>Make your first deposit</Trans>
          </Link>
        </>
      ) : null}
      {demo ? (
        <Link
          to="/play/$producer/$name"
          params={{ producer: demo.provider, name: demo.seo }}
          search={{ mode: "demo" }}
          replace
          className={buttonClass({ look: player ? "ghost" : "primary" })}
        >
          <Trans>Try {title} for free</Trans>
        </Link>
      ) : null}
      <ContinueButton look="ghost" onContinue={continueToApp} />
    </div>
  );
}

function ContinueButton({
  look = "primary",
  onContinue: continueToApp,
}: {
  look?: "primary" | "ghost";
  onContinue: () => void;
}) {
  return (
    <Button look={look} onClick={continueToApp}>
      <Trans>Browse games</Trans>
    </Button>
  );
}

/** On a device without the registration's session, confirming requires the password. */
function ConfirmByPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const evidence = formEvidence(client);
  const fields = useFields({
    initial: { email: readForm("login").email ?? "", password: "" },
    check: (values) => ({ ...emailErrors(values), ...requiredErrors(values, "password") }),
    submit: async (values) => {
      await signIn(client, {
        email: emailOf(values),
        password: String(values.password),
        confirmation_token: token,
        ...(await evidence.take()),
      });
      onDone();
    },
  });
  return (
    <Form fields={fields} onTouch={evidence.prepare} submit={<Trans>Confirm</Trans>}>
      <p className={styles.lead}>
        <Trans>Log in to confirm your email.</Trans>
      </p>
      <EmailField field={fields.field("email")} />
      <PasswordField field={fields.field("password")} label={t`Password`} autoComplete="current-password" />
    </Form>
  );
}

function CheckInbox({ close }: { close: () => void }) {
  // The link opens in another tab or app, and who comes back from there may be confirmed.
  const player = useQuery({ ...playerQuery, refetchOnWindowFocus: "always" }).data;
  const continueToApp = useAfterSignIn(close);
  const email = player?.email;
  if (player?.confirmed_at) return <Confirmed onContinue={continueToApp} />;
  return (
    <div className={styles.stack}>
      {email ? (
        <SuccessMessage>
          <MailCheck aria-hidden size={18} className={styles.sign} />{" "}
          <Trans>Check {email} – tap the link to confirm your address.</Trans>
        </SuccessMessage>
      ) : null}
      <p className={styles.lead}>
        <Trans>No email? Check spam or send it again.</Trans>
      </p>
      <ResendEmail key={email} email={email} />
      {player ? <ContinueButton onContinue={continueToApp} /> : null}
    </div>
  );
}

/** Resends the confirmation; the result is shown as a toast. */
function ResendEmail({ email }: { email?: string }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const evidence = formEvidence(client);
  const text = useFieldText();
  const errorText = useErrorText();
  const fields = useFields({
    initial: { email: email ?? readForm("global").email ?? "" },
    check: emailErrors,
    submit: async (values) => {
      try {
        const { captcha } = await evidence.take();
        await call(client, "POST /api/users/confirmation", {
          body: { user: { email: emailOf(values), captcha } },
        });
        showToast({ text: i18n._(msg`Your email is on its way.`), kind: "info" });
      } catch (error) {
        const problem = fieldErrorsOf(error).email;
        showToast({ text: problem ? text(problem) : errorText(error), kind: "error" });
      }
    },
  });
  return (
    <Form fields={fields} onTouch={evidence.prepare} look="ghost" submit={<Trans>Resend email</Trans>}>
      {email ? null : <EmailField field={fields.field("email")} />}
    </Form>
  );
}
