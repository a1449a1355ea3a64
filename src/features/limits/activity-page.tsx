import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { BookOpenText, ChartNoAxesColumn, History, Hourglass } from "lucide-react";
import { activitySeriesQuery, limitsQuery } from "../../api/limits.ts";
import type { ActivityPeriod, ActivitySeries, UserLimit } from "../../contract/limits.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import links from "../../ui/page-links.module.css";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import views from "../../ui/views.module.css";
import styles from "./activity.module.css";
import { ActivityFigure } from "./activity-figure.tsx";
import { METRICS } from "./use-activity-summary.ts";

const isEmpty = ({ deposits_cents, net_losses_cents, play_minutes }: ActivityPeriod) =>
  BigInt(deposits_cents) === 0n && BigInt(net_losses_cents) === 0n && play_minutes === 0;

/** Switch between days and weeks, as part of the address. */
function StepSegments({ isDaily }: { isDaily: boolean }) {
  const { t } = useLingui();
  const steps = [
    { step: undefined, text: t`By week` },
    { step: "day", text: t`By day` },
  ];
  return (
    <nav className={views.segments} aria-label={t`Period`}>
      {steps.map(({ step, text }) => (
        <Link
          key={text}
          to="."
          search={(before: object): object => ({ ...before, step })}
          replace
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={isDaily === (step === "day") ? "page" : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** Empty cards of the size of the figures. */
const Skeleton = ({ isDaily }: { isDaily: boolean }) => (
  <>
    <StepSegments isDaily={isDaily} />
    <div className={styles.figures} aria-busy="true">
      {METRICS.map((metric) => (
        <div key={metric} className={styles.card} data-metric={metric} aria-hidden>
          <div className={styles.title}>&nbsp;</div>
          <p className={styles.summary} />
          <div className={styles.figure}>
            <div className={styles.caption}>&nbsp;</div>
            <div className={styles.chart} />
          </div>
          <div className={styles.table} />
        </div>
      ))}
    </div>
  </>
);

/** Links to the single rounds and amounts behind the figures, and to what bounds them. */
const ActivityLinks = () => (
  <div className={links.links}>
    <Link to="/profile/$" params={{ _splat: "games-history" }}>
      <History aria-hidden />
      <Trans>Game history</Trans>
    </Link>
    <Link to="/profile/$" params={{ _splat: "statement" }}>
      <BookOpenText aria-hidden />
      <Trans>Statement</Trans>
    </Link>
    <Link to="/profile/$" params={{ _splat: "limits" }}>
      <Hourglass aria-hidden />
      <Trans>Limits and breaks</Trans>
    </Link>
  </div>
);

interface FiguresProps {
  series: ActivitySeries;
  limits: readonly UserLimit[];
  isDaily: boolean;
}

function Figures({ series, limits, isDaily }: FiguresProps) {
  if (series.weeks.every(isEmpty))
    return (
      <Notice
        icon={<ChartNoAxesColumn aria-hidden />}
        title={<Trans>No activity yet</Trans>}
        actions={
          <Link to="/profile/$" params={{ _splat: "limits" }} className={buttonClass()}>
            <Trans>Set limits</Trans>
          </Link>
        }
      >
        <Trans>Your deposits, net losses and time played for the last eight weeks will appear here.</Trans>
      </Notice>
    );
  return (
    <>
      <StepSegments isDaily={isDaily} />
      <div className={styles.figures}>
        {METRICS.map((metric) => (
          <ActivityFigure key={metric} metric={metric} series={series} limits={limits} isDaily={isDaily} />
        ))}
      </div>
      <ActivityLinks />
    </>
  );
}

/** What the player deposited, lost and played lately, as pictures with the player's limits. */
export function ActivityPage() {
  const { step } = useSearch({ strict: false }) as Record<string, unknown>;
  const isDaily = step === "day";
  const series = useQuery(activitySeriesQuery);
  const limits = useQuery(limitsQuery);
  return (
    <div className={styles.page}>
      {series.data && limits.data ? (
        <Figures series={series.data} limits={limits.data} isDaily={isDaily} />
      ) : (
        <QueryFallback queries={[series, limits]} skeleton={<Skeleton isDaily={isDaily} />} />
      )}
    </div>
  );
}
