import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "../cashbox.module.css";
import own from "./next-steps.module.css";

/** The steps to a payout. */
export function NextSteps({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section className={styles.group}>
      <h3>
        <Trans>What happens next</Trans>
      </h3>
      <ol className={`${styles.tracker} ${own.steps}`} aria-label={t`What happens next`}>
        {children}
      </ol>
    </section>
  );
}

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

export const ChoiceStep = ({ isCurrent = false }: { isCurrent?: boolean }) => (
  <Step name={<Trans>Choose a method</Trans>} isCurrent={isCurrent}>
    <Trans>You set the amount and where it goes.</Trans>
  </Step>
);

/** What a verified player's withdrawal takes. */
export const PayoutSteps = () => (
  <NextSteps>
    <ChoiceStep isCurrent />
    <Step name={<Trans>We review it</Trans>}>
      <Trans>You can cancel until it's approved.</Trans>
    </Step>
    <Step name={<Trans>Your money arrives</Trans>}>
      <Trans>You'll see the day we expect it.</Trans>
    </Step>
  </NextSteps>
);
