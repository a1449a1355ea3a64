import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { formEvidence, reportFormErrors } from "../../api/account.ts";
import { signIn } from "../../api/auth.ts";
import { fieldErrorsOf, useFields } from "../../lib/page/use-fields.ts";
import { readForm, saveForm } from "../../lib/session/form-data.ts";
import { CodeField, EmailField } from "../../ui/account-fields.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { emailErrors, emailOf, requiredErrors } from "../../ui/field-checks.ts";
import { Form } from "../../ui/form.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./account.module.css";
import { ClosedAccount, isClosedAccount } from "./closed-account.tsx";
import { Destination } from "./destination.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PictureFrame } from "./picture-frame.tsx";
import { ProviderTwoFactor } from "./provider-code.tsx";
import { markSignIn, ProviderFailure, Providers, useNeedsCode } from "./providers.tsx";
import { useAfterSignIn, useRedirectParam } from "./use-after-sign-in.ts";

/** Sign-in with a password or a provider. */
export function SignIn({ close }: { close: () => void }) {
  const onSignedIn = useAfterSignIn(close);
  const form = useNeedsCode() ? (
    <ProviderTwoFactor onDone={onSignedIn} />
  ) : (
    <PasswordSignIn onDone={onSignedIn} />
  );
  return (
    <PictureFrame scene="mystic-zenith" title={<Trans>Good to see you again</Trans>} form={form}>
      <p>
        <Trans>Your games are right where you left them.</Trans>
      </p>
    </PictureFrame>
  );
}

/** Accounts with two-factor authentication get a second step for the code. */
function PasswordSignIn({ onDone: onSignedIn }: { onDone: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const evidence = formEvidence(client);
  const redirectParams = useRedirectParam();
  const wasInactive = useSearch({
    strict: false,
    select: (search) => "reason" in search && search.reason === "inactive",
  });
  const [step, setStep] = useState<"password" | "code">("password");
  const [isClosed, setIsClosed] = useState(false);
  // The second call reuses the first one's captcha.
  const isSecondStep = useRef(false);
  function backToPassword(): void {
    isSecondStep.current = false;
    setStep("password");
  }
  function finish(): void {
    // Stored, because the page may not listen to sign-in events yet.
    markSignIn();
    onSignedIn();
  }
  const fields = useFields({
    initial: { email: readForm("login").email ?? "", password: "", otp_attempt: "" },
    check: (values) => ({
      ...emailErrors(values),
      ...requiredErrors(values, "password", ...(step === "code" ? ["otp_attempt"] : [])),
    }),
    onRejected: (side, problems) => reportFormErrors(client, "sign-in", side, problems),
    submit: async (values) => {
      const email = emailOf(values);
      const password = String(values.password);
      saveForm("login", { email });
      setIsClosed(false);
      try {
        const factors = isSecondStep.current
          ? { otp_attempt: String(values.otp_attempt) }
          : await evidence.take();
        await signIn(client, { email, password, ...factors });
      } catch (error) {
        if (isClosedAccount(error)) return setIsClosed(true);
        const problems = fieldErrorsOf(error);
        if (problems.otp_attempt === "required") {
          isSecondStep.current = true;
          return setStep("code");
        }
        // The first call's captcha has expired.
        if (problems.captcha && isSecondStep.current) backToPassword();
        throw error;
      }
      finish();
    },
  });
  return (
    <Form
      fields={fields}
      onTouch={evidence.prepare}
      submit={step === "password" ? <Trans>Log in</Trans> : <Trans>Confirm</Trans>}
      after={
        step === "code" ? (
          <Button onClick={backToPassword}>
            <Trans>Back</Trans>
          </Button>
        ) : (
          <>
            <Providers>
              <PasskeySignIn onSignedIn={finish} onClosedAccount={() => setIsClosed(true)} />
            </Providers>
            <div className={styles.links}>
              {fields.errors.password === "wrong_credentials" ? (
                <PopupLink popup="email-verify" replace {...redirectParams}>
                  <Trans>Email not confirmed yet?</Trans>
                </PopupLink>
              ) : null}
              <PopupLink popup="registration" replace {...redirectParams}>
                <Trans>New here? Sign up</Trans>
              </PopupLink>
            </div>
          </>
        )
      }
    >
      <ProviderFailure />
      {isClosed ? <ClosedAccount /> : null}
      {wasInactive ? (
        <p className={styles.reason} role="status">
          <Trans>You were logged out for inactivity. Log in to pick up where you left off.</Trans>
        </p>
      ) : (
        <Destination />
      )}
      {step === "password" ? (
        <>
          <EmailField field={fields.field("email")} />
          <div className={styles.password}>
            <PasswordField
              field={fields.field("password")}
              label={t`Password`}
              autoComplete="current-password"
            />
            <PopupLink popup="remind" replace className={styles.forgot} {...redirectParams}>
              <Trans>Forgot your password?</Trans>
            </PopupLink>
          </div>
        </>
      ) : (
        <CodeField field={fields.field("otp_attempt")} />
      )}
    </Form>
  );
}
