import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { deletePlan, playSessionQuery } from "../../api/play.ts";
import type { PlaySession, SessionPlan } from "../../contract/play-sessions.ts";
import { playSessionLength } from "../../rules/limits/session-plan.ts";
import { Button } from "../../ui/button.tsx";
import { useAction } from "../../ui/form.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { PlanForm } from "./plan-form.tsx";
import { PlanOutcome } from "./plan-outcome.tsx";
import styles from "./session-plan.module.css";
import { usePlanTexts } from "./use-plan-texts.ts";

interface CurrentPlanProps {
  /** Shows a link to the limits, if they are on another page. */
  withLink: boolean;
  onDone?: () => void;
}

function ExistingPlan({ plan, now, onChange }: { plan: SessionPlan; now: string; onChange: () => void }) {
  const client = useQueryClient();
  const { planned } = usePlanTexts();
  const { busy, run } = useAction();
  const parts = planned(plan).join(" · ");
  return (
    <>
      {plan.state === "running" ? (
        <PlanOutcome plan={plan} elapsed={playSessionLength(plan, now)} />
      ) : (
        <p>
          <strong className="money">{parts}</strong>
          <br />
          <span className={styles.muted}>
            <Trans>It starts with your next real-money game, if you play within a day.</Trans>
          </span>
        </p>
      )}
      <div className={styles.actions}>
        <Button size="small" onClick={onChange}>
          {plan.state === "running" ? <Trans>Lower budget or time</Trans> : <Trans>Change plan</Trans>}
        </Button>
        {plan.state === "waiting" ? (
          <Button
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => run(() => deletePlan(client))}
          >
            <Trans>Delete plan</Trans>
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The plan of the current play session, or the form for a new one. */
function PlanOrForm({ playSession, onDone }: { playSession: PlaySession; onDone: (() => void) | undefined }) {
  const [isEditing, setIsEditing] = useState(false);
  const plan = playSession.plan?.state === "over" ? null : playSession.plan;
  const onSaved = () => {
    setIsEditing(false);
    onDone?.();
  };
  if (plan && !isEditing)
    return <ExistingPlan plan={plan} now={playSession.now} onChange={() => setIsEditing(true)} />;
  return (
    <PlanForm
      plan={plan}
      currency={plan?.state === "running" ? plan.currency : playSession.currency}
      onDone={onSaved}
      {...(plan && { onCancel: () => setIsEditing(false) })}
    />
  );
}

/** The current session plan: view, create and change. */
export function CurrentPlan({ withLink, onDone }: CurrentPlanProps) {
  const query = useQuery({ ...playSessionQuery, refetchOnWindowFocus: true });
  return (
    <div className={styles.part}>
      <p className={styles.muted}>
        <Trans>
          For one session, across all games and devices. You'll see how much you've used, and we'll check in
          once when it's used up. A plan only reminds you.
        </Trans>{" "}
        {withLink ? (
          <Link to="/profile/$" params={{ _splat: "limits" }} className={styles.link}>
            <Trans>Set a limit that stops you</Trans>
          </Link>
        ) : (
          <Trans>A limit stops you.</Trans>
        )}
      </p>
      {query.data ? (
        <PlanOrForm playSession={query.data} onDone={onDone} />
      ) : (
        <QueryFallback queries={[query]} skeleton={<div className={styles.ghost} aria-busy="true" />} />
      )}
    </div>
  );
}
