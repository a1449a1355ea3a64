import { useLingui } from "@lingui/react/macro";

export const METRICS = ["deposits", "losses", "time"] as const;
export type Metric = (typeof METRICS)[number];

/** A metric's last four weeks, compared with the four weeks before. */
export interface ActivitySummary {
  /** Of the last four weeks, before the text; undefined if there was nothing in all eight weeks. */
  amount?: string;
  text: string;
}

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

/** Sums up a metric's weeks, in minor units or minutes, which `format` formats. */
export function useActivitySummary(metric: Metric, format: (value: bigint) => string) {
  const { t } = useLingui();
  const nothing = {
    deposits: t`No deposits in the last eight weeks.`,
    losses: t`No net losses in the last eight weeks.`,
    time: t`No real-money play in the last eight weeks. Demo play isn't counted.`,
  };
  // A net win isn't a negative loss.
  const isNone = (value: bigint) => (metric === "losses" ? value <= 0n : value === 0n);
  return (weeks: readonly bigint[]): ActivitySummary => {
    if (weeks.every(isNone)) return { text: nothing[metric] };
    const [total, before] = [sum(weeks.slice(-4)), sum(weeks.slice(-8, -4))];
    if (isNone(total))
      return { amount: t({ message: "None", context: "amount" }), text: t`in the last four weeks` };
    const amount = format(total);
    if (before < 0n) {
      const wins = format(-before);
      return { amount, text: t`in the last four weeks. The four weeks before: net wins of ${wins}.` };
    }
    if (isNone(before)) return { amount, text: t`in the last four weeks, none in the four weeks before` };
    const change = total - before;
    if (change === 0n)
      return { amount, text: t`in the last four weeks, the same as in the four weeks before` };
    const difference = format(change < 0n ? -change : change);
    const text =
      change < 0n
        ? t`in the last four weeks, ${difference} less than in the four weeks before`
        : t`in the last four weeks, ${difference} more than in the four weeks before`;
    return { amount, text };
  };
}
