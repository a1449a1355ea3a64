import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useRouterState } from "@tanstack/react-router";
import { NotebookPen } from "lucide-react";
import { useEffect, useState } from "react";
import { answerPlan, playSessionQuery } from "../../api/play.ts";
import type { SessionPlan } from "../../contract/play-sessions.ts";
import { playSessionLength } from "../../rules/limits/session-plan.ts";
import { NoticeLine, PromptNotice } from "../../ui/stacked-notice.tsx";
import { Summary } from "../../ui/summary.tsx";
import { PlanOutcome } from "./plan-outcome.tsx";
import styles from "./session-plan.module.css";
import { usePlanTexts } from "./use-plan-texts.ts";

/** Marks the summary as seen once it is displayed. If this fails, it shows again next time. */
function MarkSeen() {
  const client = useQueryClient();
  useEffect(() => {
    answerPlan(client, "seen").catch(() => {});
  }, [client]);
  return null;
}

/** Whether this page shows a real-money game now, and whether it has shown one. */
function usePlayState() {
  const isPlaying = useRouterState({
    select: ({ location }) => (location.search as { mode?: unknown }).mode === "real",
  });
  const [hasPlayed, setHasPlayed] = useState(isPlaying);
  if (isPlaying && !hasPlayed) setHasPlayed(true);
  return { isOn: isPlaying, wasOn: hasPlayed };
}

interface EndedPlan {
  plan: SessionPlan;
  elapsed: number;
}

/** Summary of a plan, shown once: after leaving the game, or on return after the session. */
export function PlanSummary() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { used } = usePlanTexts();
  const { isOn, wasOn } = usePlayState();
  const { data } = useQuery({ ...playSessionQuery, enabled: !isOn });
  const [ended, setEnded] = useState<EndedPlan | null>(null);
  useEffect(() => {
    if (isOn) setEnded(null);
    // The last round has changed the cached data.
    else if (wasOn) void client.invalidateQueries({ queryKey: playSessionQuery.queryKey });
  }, [client, isOn, wasOn]);
  useEffect(() => {
    const plan = data?.plan;
    if (isOn || !data || !plan?.summary_due || !(wasOn || plan.state === "over")) return;
    setEnded({ plan, elapsed: playSessionLength(plan, data.now) });
  }, [data, isOn, wasOn]);
  if (!ended || isOn) return null;
  const { plan, elapsed } = ended;
  const parts = Object.values(used(plan, elapsed)).filter((part) => part !== null);
  return (
    <PromptNotice prompt="plan" label={t`Session plan`} name="plan">
      <MarkSeen />
      <NoticeLine icon={<NotebookPen aria-hidden />} onClose={() => setEnded(null)}>
        <details className={styles.ended}>
          <Summary className={styles.summary}>
            <Trans>Your session plan</Trans> <strong className="money">{parts.join(" · ")}</strong>
          </Summary>
          <PlanOutcome plan={plan} elapsed={elapsed} />
          <Link to="/profile/$" params={{ _splat: "limits" }} className={styles.link}>
            <Trans>Plans and limits</Trans>
          </Link>
        </details>
      </NoticeLine>
    </PromptNotice>
  );
}
