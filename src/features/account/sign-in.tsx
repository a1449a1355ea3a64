import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { proofOf, reportProblems } from "../../api/account.ts";
import { signIn } from "../../api/auth.ts";
import { keepForm, readForm } from "../../lib/form-data.ts";
import { problemsOf, useFields } from "../../lib/use-fields.ts";
import { emailRule } from "../../rules/field-rules.ts";
import { Failure, Form, PasswordField, TextField } from "../../ui/field.tsx";
import { useFieldText } from "../../ui/field-text.ts";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./account.module.css";
import { useAfterSignIn, useWayBack } from "./use-after-sign-in.ts";

/** Signing in; an account with two factors is asked for its code in a second step. */
export function SignIn({ close }: { close: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const proof = proofOf(client);
  const done = useAfterSignIn(close);
  const wayBack = useWayBack();
  const text = useFieldText();
  const [step, setStep] = useState<"password" | "code">("password");
  // The second call goes by the first one's captcha.
  const isSecond = useRef(false);
  const fields = useFields({
    initial: { email: readForm("login").email ?? "", password: "", otp_attempt: "" },
    check: ({ email, password, otp_attempt }) => ({
      ...(email === "" ? { email: "required" } : {}),
      ...(emailRule(String(email).trim()) ? { email: "invalid_format" } : {}),
      ...(password === "" ? { password: "required" } : {}),
      ...(step === "code" && otp_attempt === "" ? { otp_attempt: "required" } : {}),
    }),
    onRefused: (side, problems) => reportProblems(client, "sign-in", side, problems),
    send: async (values) => {
      const email = String(values.email).trim();
      const password = String(values.password);
      keepForm("login", { email });
      try {
        const second = isSecond.current ? { otp_attempt: String(values.otp_attempt) } : await proof.take();
        await signIn(client, { email, password, ...second });
      } catch (error) {
        const problems = problemsOf(error);
        if (problems.otp_attempt === "required") {
          isSecond.current = true;
          return setStep("code");
        }
        // The first call was too long ago.
        if (problems.captcha && isSecond.current) {
          isSecond.current = false;
          setStep("password");
        }
        throw error;
      }
      done();
    },
  });
  return (
    <Form
      fields={fields}
      onTouch={proof.prepare}
      submit={step === "password" ? <Trans>Log in</Trans> : <Trans>Confirm</Trans>}
      after={
        <div className={styles.links}>
          <PopupLink popup="remind" replace {...wayBack}>
            <Trans>Forgotten your password?</Trans>
          </PopupLink>
          <PopupLink popup="registration" replace {...wayBack}>
            <Trans>Sign up</Trans>
          </PopupLink>
        </div>
      }
    >
      {fields.problems.captcha ? <Failure>{text("captcha_failed")}</Failure> : null}
      {step === "password" ? (
        <>
          <TextField
            field={fields.field("email")}
            label={t`E-mail`}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
          />
          <PasswordField
            field={fields.field("password")}
            label={t`Password`}
            autoComplete="current-password"
          />
        </>
      ) : (
        <TextField
          field={fields.field("otp_attempt")}
          label={t`Code of your authenticator`}
          hint={t`Or one of your recovery codes.`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={20}
        />
      )}
    </Form>
  );
}
