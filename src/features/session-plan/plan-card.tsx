import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { plansQuery } from "../../api/play.ts";
import type { SessionPlan } from "../../contract/play-sessions.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { playSessionLength } from "../../rules/limits/session-plan.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { FailedLine } from "../../ui/query-fallback.tsx";
import { Summary } from "../../ui/summary.tsx";
import { CurrentPlan } from "./plan-now.tsx";
import { PlanOutcome } from "./plan-outcome.tsx";
import styles from "./session-plan.module.css";

function Past({ plan }: { plan: SessionPlan }) {
  const format = new Intl.DateTimeFormat(formatTag(useLocale()), { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className={styles.earlier}>
      <h3>{format.format(new Date(plan.started_at!))}</h3>
      <PlanOutcome plan={plan} elapsed={playSessionLength(plan, plan.ended_at!)} />
    </li>
  );
}

/** Fetched when opened. */
function LastPlans() {
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...plansQuery, enabled: open });
  const plans = query.data?.filter(({ state }) => state === "over");
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary className={styles.summary}>
        <Trans>Past plans</Trans>
      </Summary>
      <FailedLine query={query} />
      {plans?.length === 0 ? (
        <p className={styles.muted}>
          <Trans>You haven't planned a session yet.</Trans>
        </p>
      ) : (
        <ul className={styles.list} aria-busy={!plans}>
          {plans?.map((plan) => (
            <Past key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
    </details>
  );
}

/** Session plans on the limits page: the current one and past ones. */
export function PlanCard() {
  return (
    <section className={styles.card} data-plan="">
      <h2>
        <Trans>Session plan</Trans>
      </h2>
      <CurrentPlan withLink={false} />
      <LastPlans />
    </section>
  );
}
