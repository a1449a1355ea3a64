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
      <Sign size={16} role="img" aria-label={isMet ? t`Done:` : t`Still needed:`} />
      <span>{children}</span>
    </span>
  );
}

/** Rules of a new password, ticked off while the player types, and an estimate of its strength. */
export function PasswordStrength({ password, email }: { password: string; email?: string | undefined }) {
  const { t, i18n } = useLingui();
  const strength = passwordStrength(password, email);
  const words = [t`Easy to guess`, t`Could be stronger`, t`Good`, t`Strong`];
  const [min, max] = [i18n.number(PASSWORD.min), i18n.number(PASSWORD.max)];
  const isTyped = password !== "";
  const problem = passwordRule(password);
  const word = words[strength];
  return (
    <span className={styles.advice}>
      <Rule isMet={password.length >= PASSWORD.min && password.length <= PASSWORD.max}>
        <Trans>
          {min} to {max} characters
        </Trans>
      </Rule>
      <Rule isMet={isTyped && problem !== "invalid_characters"}>
        <Trans>Only letters A–Z, numbers and symbols</Trans>
      </Rule>
      <span className={styles.strength} data-strength={isTyped ? strength : undefined}>
        <span className={styles.bars} aria-hidden>
          {words.map((name, i) => (
            <i key={name} data-on={isTyped && i <= strength} />
          ))}
        </span>
        <output>{isTyped ? <Trans>Strength: {word}</Trans> : <Trans>Strength</Trans>}</output>
      </span>
    </span>
  );
}
