import { useLingui } from "@lingui/react/macro";

export const METRICS = ["deposits", "losses", "time"] as const;
export type Metric = (typeof METRICS)[number];

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

/** A sentence on the last four weeks, compared with the four weeks before; `format` formats minor units or minutes. */
export function useActivitySummary(metric: Metric, format: (value: bigint) => string) {
  const { t } = useLingui();
  const none = {
    deposits: t`No deposits in the last eight weeks.`,
    losses: t`No net losses in the last eight weeks.`,
    time: t`No real-money play in the last eight weeks. Demo play isn't counted.`,
  };
  return (weeks: readonly bigint[]): string => {
    if (weeks.every((value) => (metric === "losses" ? value <= 0n : value === 0n))) return none[metric];
    const total = sum(weeks.slice(-4));
    const before = sum(weeks.slice(-8, -4));
    const change = total - before;
    const amount = format(total);
    const difference = format(change < 0n ? -change : change);
    if (metric === "deposits") {
      if (before === 0n)
        return t`You deposited ${amount} in the last four weeks. Nothing in the four weeks before.`;
      if (change === 0n)
        return t`You deposited ${amount} in the last four weeks, the same as in the four weeks before.`;
      return change < 0n
        ? t`You deposited ${amount} in the last four weeks, ${difference} less than in the four weeks before.`
        : t`You deposited ${amount} in the last four weeks, ${difference} more than in the four weeks before.`;
    }
    if (metric === "time") {
      if (before === 0n)
        return t`You played for ${amount} in the last four weeks. Nothing in the four weeks before.`;
      if (change === 0n)
        return t`You played for ${amount} in the last four weeks, the same as in the four weeks before.`;
      return change < 0n
        ? t`You played for ${amount} in the last four weeks, ${difference} less than in the four weeks before.`
        : t`You played for ${amount} in the last four weeks, ${difference} more than in the four weeks before.`;
    }
    if (total <= 0n) return t`You had no net losses in the last four weeks.`;
    if (before <= 0n)
      return t`You lost ${amount} in the last four weeks. No net losses in the four weeks before.`;
    if (change === 0n)
      return t`You lost ${amount} in the last four weeks, the same as in the four weeks before.`;
    return change < 0n
      ? t`You lost ${amount} in the last four weeks, ${difference} less than in the four weeks before.`
      : t`You lost ${amount} in the last four weeks, ${difference} more than in the four weeks before.`;
  };
}
