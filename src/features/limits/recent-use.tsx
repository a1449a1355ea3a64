import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { activitySeriesQuery } from "../../api/limits.ts";
import styles from "./limits.module.css";
import { amountOf, useActivityFormats } from "./use-activity-formats.ts";
import type { Metric } from "./use-activity-summary.ts";

/** What a limit on this metric would have counted lately, to choose one by; its line is reserved while it loads. */
export function RecentUse({ metric }: { metric: Metric }) {
  const series = useQuery(activitySeriesQuery).data;
  const { value } = useActivityFormats(metric, series?.currency ?? "");
  const weeks = series?.weeks.slice(-4) ?? [];
  const amount = series && value(weeks.reduce((sum, week) => sum + amountOf(metric, week), 0n));
  return <p className={styles.muted}>{amount ? <Trans>Last 4 weeks: {amount}</Trans> : "\u00a0"}</p>;
}
