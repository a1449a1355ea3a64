import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "../cashbox.module.css";
import steps from "../steps.module.css";

interface NextStepsProps {
  title: string;
  children: ReactNode;
}

/** Numbered steps to a payout: below each other on a phone. */
export const NextSteps = ({ title, children }: NextStepsProps) => (
  <section className={styles.group}>
    <h3>{title}</h3>
    <ol className={`${steps.steps} ${steps.explained}`} aria-label={title}>
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
    <NextSteps title={t`After your request`}>
      <Step name={<Trans>We review your request</Trans>}>
        <Trans>You can cancel it until it's approved.</Trans>
      </Step>
      <Step name={<Trans>Your money arrives</Trans>}>
        <Trans>We show you the expected day.</Trans>
      </Step>
    </NextSteps>
  );
}
