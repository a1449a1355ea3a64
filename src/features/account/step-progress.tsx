import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import type { PlayerField } from "../../contract/player-fields.ts";
import styles from "./account.module.css";

interface StepProgressProps {
  /** Fields of each step. */
  steps: readonly (readonly PlayerField[])[];
  /** From 1. */
  step: number;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The step's number with a bar, and what comes next. */
export function StepProgress({ steps, step, heading }: StepProgressProps) {
  const { i18n } = useLingui();
  const [number, total] = [i18n.number(step), i18n.number(steps.length)];
  const nextFields = steps[step];
  return (
    <div className={styles.progress}>
      <div className={styles.segments} aria-hidden>
        {steps.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <i key={index} data-on={index < step} />
        ))}
      </div>
      <h3 ref={heading} tabIndex={-1} className={styles.step} data-step={step}>
        <Trans>
          Step {number} of {total}
        </Trans>
      </h3>
      {nextFields ? <NextStep fields={nextFields} /> : null}
    </div>
  );
}

/** What the next step asks, apart from what may stay empty or unticked. */
function NextStep({ fields }: { fields: readonly PlayerField[] }) {
  const required = fields.filter((field) => field.required && field.type !== "checkbox");
  return (
    <p className={styles.nextStep}>
      {required.map(({ name }) => name).join() === "date_of_birth" ? (
        <Trans>Next: date of birth</Trans>
      ) : (
        <Trans>Next: your details</Trans>
      )}
    </p>
  );
}
