import { Trans } from "@lingui/react/macro";
import type { Payment } from "../../../contract/payments.ts";
import styles from "../cashbox.module.css";
import { useTimes } from "../use-times.ts";
import { usePaymentTexts } from "./use-payment-texts.ts";

export function Timeline({ payment }: { payment: Payment }) {
  const { states, reasons } = usePaymentTexts();
  const { formatDateTime } = useTimes();
  return (
    <ol className={styles.timeline}>
      {payment.timeline.map(({ state, at, reason, confirmations }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
        <li key={i} data-state={state}>
          <strong>{states[payment.action][state]}</strong>
          <time dateTime={at} className={styles.muted}>
            {formatDateTime(at)}
          </time>
          {confirmations ? (
            <span className={styles.muted}>
              <Trans>
                {confirmations.given} of {confirmations.of} network confirmations
              </Trans>
            </span>
          ) : null}
          {reason ? <span className={styles.muted}>{reasons[reason]}</span> : null}
        </li>
      ))}
    </ol>
  );
}
