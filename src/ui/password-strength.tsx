import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Dot } from "lucide-react";
import type { ReactNode } from "react";
import { PASSWORD, passwordRule } from "../rules/players/field-rules.ts";
import { passwordStrength } from "../rules/players/password-strength.ts";
import styles from "./password-strength.module.css";

function Rule({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  const { t } = useLingui();
  const Sign = isMet ? Check : Dot;
  return (
    <span className={styles.rule} data-met={isMet}>
      <Sign size={14} role="img" aria-label={isMet ? t`Done:` : t`Still needed:`} />
      <span>{children}</span>
    </span>
  );
}

/** Rules of a new password, ticked off while the player types. */
export function PasswordRules({ password }: { password: string }) {
  const { i18n } = useLingui();
  const min = i18n.number(PASSWORD.min);
  return (
    <span className={styles.rules}>
      <Rule isMet={password.length >= PASSWORD.min && password.length <= PASSWORD.max}>
        <Trans>At least {min} characters</Trans>
      </Rule>
      <Rule isMet={password !== "" && passwordRule(password) !== "invalid_characters"}>
        <Trans>Only letters A–Z, numbers and symbols</Trans>
      </Rule>
    </span>
  );
}

/** Estimate of a new password's strength, once there's one to rate. */
export function PasswordStrength({ password, email }: { password: string; email?: string | undefined }) {
  const { t } = useLingui();
  const strength = passwordStrength(password, email);
  const words = [t`Easy to guess`, t`Could be stronger`, t`Good`, t`Strong`];
  const word = words[strength];
  const isTyped = password !== "";
  return (
    <span className={styles.strength} data-strength={isTyped ? strength : undefined}>
      {isTyped ? (
        <span className={styles.bars} aria-hidden>
          {words.map((name, i) => (
            <i key={name} data-on={i <= strength} />
          ))}
        </span>
      ) : null}
      {/* There before its text, which is announced when it changes. */}
      <output>
        {isTyped ? (
          <>
            <span className="visually-hidden">
              <Trans>Strength:</Trans>{" "}
            </span>
            {word}
          </>
        ) : null}
      </output>
    </span>
  );
}
