import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "../cashbox.module.css";
import steps from "../steps.module.css";

interface NextStepsProps {
  title: string;
  /** False if the page counts other steps. */
  isNumbered?: boolean;
  children: ReactNode;
}

/** Steps to a payout: below each other on a phone. */
export const NextSteps = ({ title, isNumbered = true, children }: NextStepsProps) => (
  <section className={styles.group}>
    <h3>{title}</h3>
    <ol className={`${steps.steps} ${steps.explained} ${isNumbered ? "" : steps.plain}`} aria-label={title}>
      {children}
    </ol>
  </section>
);

interface StepProps {
  name: ReactNode;
  isCurrent?: boolean;
  children: ReactNode;
}

export const Step = ({ name, isCurrent, children }: StepProps) => (
  <li aria-current={isCurrent ? "step" : undefined}>
    <strong>{name}</strong>
    {children}
  </li>
);

/** What follows a verified player's request; the steps of the request itself are counted above it. */
export function PayoutSteps() {
  const { t } = useLingui();
  return (
    <NextSteps title={t`After your request`} isNumbered={false}>
      <Step name={<Trans>We review your request</Trans>}>
        <Trans>You can cancel it until it's approved.</Trans>
      </Step>
      <Step name={<Trans>Your money arrives</Trans>}>
        <Trans>You see the expected day right after your request.</Trans>
      </Step>
    </NextSteps>
  );
}
