import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentMethod, PayoutDistribution } from "../../../contract/payment-methods.ts";
import { useTimes } from "../use-times.ts";
import styles from "./payout-chart.module.css";
import { useMethodName } from "./use-method-name.ts";

/** Percents from which a time is named as the usual one. */
const MOST = 50;

/** The first step within which most withdrawals arrived, with their percentage; undefined if most took longer. */
function usualStep(steps: PayoutDistribution["steps"]): { seconds: number; percent: number } | undefined {
  let percent = 0;
  for (const { to_seconds, share } of steps) {
    percent += share;
    if (to_seconds !== null && percent >= MOST) return { seconds: to_seconds, percent };
  }
  return undefined;
}

/** How long this method's withdrawals took: a sentence, and a bar with its percentage for each step. */
export function PayoutChart({ method, times }: { method: PaymentMethod; times: PayoutDistribution }) {
  const { i18n } = useLingui();
  const { formatDuration, processing } = useTimes();
  const nameOf = useMethodName();
  const { days, steps } = times;
  const name = nameOf(method);
  const usual = usualStep(steps);
  const format = (percent: number) => i18n.number(percent / 100, { style: "percent" });
  const [share, most] = usual ? [format(usual.percent), formatDuration(usual.seconds)] : ["", ""];
  return (
    <figure className={styles.chart} data-payout-chart={method.id}>
      <figcaption>
        {usual ? (
          <Trans>
            {share} of withdrawals by {name} arrived within {most} (last {days} days).
          </Trans>
        ) : (
          <Trans>
            How long withdrawals by {name} took (last {days} days).
          </Trans>
        )}
      </figcaption>
      <ul>
        {steps.map(({ to_seconds, share: percent }, i) => {
          const from_seconds = steps[i - 1]?.to_seconds ?? 0;
          const least = formatDuration(from_seconds);
          return (
            <li key={to_seconds}>
              <span>
                {to_seconds === null ? <Trans>Over {least}</Trans> : processing({ from_seconds, to_seconds })}
              </span>
              <span className={styles.track} aria-hidden>
                <span className={styles.bar} style={{ width: `${percent}%` }} />
              </span>
              <span className="money">{format(percent)}</span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
