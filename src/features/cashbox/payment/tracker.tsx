import { Trans, useLingui } from "@lingui/react/macro";
import type { Payment } from "../../../contract/payments.ts";
import { useLocale } from "../../../lib/i18n/use-locale.ts";
import { now } from "../../../lib/time/time.ts";
import { formatTag } from "../../../rules/locales/locales.ts";
import { isEnded } from "../../../rules/payments/payment-states.ts";
import styles from "../steps.module.css";

/** Steps that are done: of requested, approved or paid, and arrived. */
function doneSteps({ action, state }: Payment): number {
  if (state === "succeeded") return 3;
  return action === "cashout" && state === "processing" ? 2 : 1;
}

/** How far a payment is, and the day by which its money should arrive; nothing for one that failed. */
export function Tracker({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const day = new Intl.DateTimeFormat(formatTag(useLocale()), {
    weekday: "short",
    day: "numeric",
    month: "short",
  });
  const { action, state, reversed_at, expected_at } = payment;
  if (reversed_at || (isEnded(state) && state !== "succeeded")) return null;
  const done = doneSteps(payment);
  const expected = expected_at !== null && Date.parse(expected_at) > now() ? new Date(expected_at) : null;
  const expectedDay = expected && day.format(expected);
  const confirmations = state === "succeeded" ? null : payment.timeline.at(-1)?.confirmations;
  const steps = [t`Requested`, action === "cashout" ? t`Approved` : t`Paying`, t`Arrived`];
  return (
    <ol className={styles.steps} aria-label={t`Progress`}>
      {steps.map((name, i) => (
        <li
          key={name}
          data-done={i < done || undefined}
          aria-current={i === Math.min(done, 2) ? "step" : undefined}
        >
          <strong>{name}</strong>
          {i === done && confirmations ? (
            <span>
              <Trans>
                {confirmations.given} of {confirmations.of} network confirmations
              </Trans>
            </span>
          ) : null}
          {i === 2 && expectedDay ? (
            <span>
              <Trans>Arrives by {expectedDay}</Trans>
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
