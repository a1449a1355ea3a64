import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { ActivitySeries, UserLimit } from "../../contract/limits.ts";
import { onceNear } from "../../lib/page/once-near.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { FigureTable } from "../../ui/figure-table.tsx";
import styles from "./activity.module.css";
import { amountOf, LIMIT_TYPES, useActivityFormats } from "./use-activity-formats.ts";
import { type Metric, useActivitySummary } from "./use-activity-summary.ts";

const BarChart = lazy(() => import("../../ui/bar-chart.tsx").then(({ BarChart }) => ({ default: BarChart })));

interface StripProps {
  /** Labels of the bars, in order. */
  labels: readonly string[];
  values: readonly number[];
  /** Value of the limit's line. */
  line: number | undefined;
  /** Formats values of the scale, briefly. */
  formatValue: (value: number) => string;
  /** Amount of the one bar. */
  amount: string;
}

/** A single value among zeros: a bar with its amount, between zero and the highest value or limit. */
function Strip({ labels, values, line, formatValue, amount }: StripProps) {
  const max = Math.max(line ?? 0, ...values.map(Math.abs));
  const percent = (value: number) => `${(Math.abs(value) / max) * 100}%`;
  const isNegative = values.some((value) => value < 0);
  const [most, none] = [formatValue(max), formatValue(0)];
  return (
    <div className={styles.strip} aria-hidden>
      <div className={styles.scale}>
        <span>{isNegative ? none : most}</span>
        <span>{isNegative ? `−${most}` : none}</span>
      </div>
      <div className={styles.bars} data-negative={isNegative}>
        {values.map((value, index) => (
          <i
            key={labels[index]}
            data-value={value !== 0}
            style={value === 0 ? undefined : { height: percent(value) }}
          >
            {value === 0 ? null : <span data-end={index * 2 >= values.length}>{amount}</span>}
          </i>
        ))}
        {line === undefined ? null : <b style={{ insetBlockEnd: percent(line) }} />}
      </div>
      <div className={styles.ends}>
        <span>{labels[0]}</span>
        <span>{labels.at(-1)}</span>
      </div>
    </div>
  );
}

/** The picture, whose script loads once its place is near the screen. */
function NearChart({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => onceNear(ref.current!, () => setIsNear(true)), []);
  return (
    <div ref={ref} className={styles.chart}>
      {isNear ? (
        <ErrorBoundary>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}

interface ActivityFigureProps {
  metric: Metric;
  series: ActivitySeries;
  limits: readonly UserLimit[];
  /** Days instead of weeks. */
  isDaily: boolean;
}

/** One metric: a heading, the last weeks' amount, the picture with the player's limit, and the numbers as a table. */
export function ActivityFigure({ metric, series, limits, isDaily }: ActivityFigureProps) {
  const { t } = useLingui();
  const { currency, weeks } = series;
  const format = useActivityFormats(metric, currency);
  const summary = useActivitySummary(metric, format.value);
  const periods = isDaily ? series.days : weeks;
  const limit = limits
    .find(({ type, period }) => type === LIMIT_TYPES[metric] && period === (isDaily ? "day" : "week"))
    ?.accounts.find((account) => account.currency === (metric === "time" ? null : currency));
  const titles = {
    deposits: t`Deposits`,
    losses: t`Net losses`,
    time: t`Time played`,
  };
  const title = titles[metric];
  const limitAmount = limit && format.value(BigInt(limit.amount_cents));
  const { amount, text } = summary(weeks.map((week) => amountOf(metric, week)));
  const values = periods.map((period) => amountOf(metric, period));
  const drawn = values.filter((value) => value !== 0n);
  const bars = drawn.length;
  // One bar shows no course on an axis, and none is an empty grid.
  const isPicture = bars > 1;
  const chart = {
    labels: periods.map(({ from }) => format.day(from)),
    values: values.map(format.scaled),
    line: limit && format.scaled(BigInt(limit.amount_cents)),
  };
  const limitText =
    limitAmount === undefined ? null : isDaily ? (
      <Trans>Your daily limit {limitAmount}</Trans>
    ) : (
      <Trans>Your weekly limit {limitAmount}</Trans>
    );
  return (
    <section className={styles.card} data-metric={metric} data-picture={isPicture} data-empty={bars === 0}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.summary}>
        {amount ? <strong>{amount}</strong> : null} {text}
      </p>
      {bars > 0 ? (
        <figure className={styles.figure}>
          <figcaption className={styles.caption}>
            <span>
              {metric !== "losses" ? null : values.some((value) => value < 0n) ? (
                <Trans>{currency} · below zero: net wins</Trans>
              ) : (
                <Trans>Bets minus wins</Trans>
              )}
              {metric === "time" ? <Trans>In hours</Trans> : null}
              {metric === "deposits" ? currency : null}
            </span>
            {limitText ? <span className={styles.limit}>{limitText}</span> : null}
          </figcaption>
          {isPicture ? (
            <NearChart>
              <BarChart {...chart} formatValue={format.axis} />
            </NearChart>
          ) : (
            <Strip {...chart} formatValue={format.axis} amount={format.value(drawn[0]!)} />
          )}
        </figure>
      ) : limitText ? (
        <p className={styles.caption}>{limitText}</p>
      ) : null}
      {bars > 0 ? (
        <FigureTable
          title={title}
          columns={[isDaily ? t`Day` : t`Week from`, title]}
          rows={periods.map(({ from }, index) => ({
            key: from,
            cells: [format.day(from), format.value(values[index]!)],
          }))}
        />
      ) : null}
    </section>
  );
}
