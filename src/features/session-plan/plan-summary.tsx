import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useRouterState } from "@tanstack/react-router";
import { NotebookPen } from "lucide-react";
import { useEffect, useState } from "react";
import { answerPlan, sittingQuery } from "../../api/play.ts";
import type { SessionPlan } from "../../contract/session-plan.ts";
import { lengthOf } from "../../rules/limits/session-plan.ts";
import { FootNotice, NoticeLine } from "../../ui/stacked-notice.tsx";
import { PlanOutcome } from "./plan-outcome.tsx";
import styles from "./session-plan.module.css";
import { usePlanTexts } from "./use-plan-texts.ts";

/** Says that it was seen, which it is when its turn has come. What fails is said again next time. */
function Seen() {
  const client = useQueryClient();
  useEffect(() => {
    answerPlan(client, "seen").catch(() => {});
  }, [client]);
  return null;
}

/** Whether this page shows a game for money, or has shown one before. */
function useGame() {
  const isOn = useRouterState({
    select: ({ location }) => (location.search as { mode?: unknown }).mode === "real",
  });
  const [wasOn, setWasOn] = useState(isOn);
  if (isOn && !wasOn) setWasOn(true);
  return { isOn, wasOn };
}

interface Ended {
  plan: SessionPlan;
  elapsed: number;
}

/** What became of a plan: once, to who has left the game, or comes back when the session is over. */
export function PlanSummary() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { used } = usePlanTexts();
  const { isOn, wasOn } = useGame();
  const { data } = useQuery({ ...sittingQuery, enabled: !isOn });
  const [shown, setShown] = useState<Ended | null>(null);
  useEffect(() => {
    if (isOn) setShown(null);
    // The last round has changed what the game's own page knows.
    else if (wasOn) void client.invalidateQueries({ queryKey: sittingQuery.queryKey });
  }, [client, isOn, wasOn]);
  useEffect(() => {
    const plan = data?.plan;
    if (isOn || !data || !plan?.summary_due || !(wasOn || plan.state === "over")) return;
    setShown({ plan, elapsed: lengthOf(plan, data.now) });
  }, [data, isOn, wasOn]);
  if (!shown || isOn) return null;
  const { plan, elapsed } = shown;
  const parts = Object.values(used(plan, elapsed)).filter((part) => part !== null);
  return (
    <FootNotice asker="plan" label={t`Session plan`} name="plan">
      <Seen />
      <NoticeLine icon={<NotebookPen aria-hidden />} onClose={() => setShown(null)}>
        <details className={styles.ended}>
          <summary className={styles.summary}>
            <Trans>Your session plan</Trans> <strong className="money">{parts.join(" · ")}</strong>
          </summary>
          <PlanOutcome plan={plan} elapsed={elapsed} />
          <Link to="/profile/$" params={{ _splat: "limits" }} className={styles.link}>
            <Trans>Plans and limits</Trans>
          </Link>
        </details>
      </NoticeLine>
    </FootNotice>
  );
}
