import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { dropPlan, sittingQuery } from "../../api/play.ts";
import type { Sitting } from "../../contract/play.ts";
import type { SessionPlan } from "../../contract/session-plan.ts";
import { lengthOf } from "../../rules/limits/session-plan.ts";
import { Button } from "../../ui/button.tsx";
import { usePress } from "../../ui/form.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { PlanForm } from "./plan-form.tsx";
import { PlanOutcome } from "./plan-outcome.tsx";
import styles from "./session-plan.module.css";
import { usePlanTexts } from "./use-plan-texts.ts";

interface PlanNowProps {
  /** The limits are elsewhere than this. */
  withLink: boolean;
  onDone?: () => void;
}

/** A plan that is made already, and what can be done about it. */
function Made({ plan, now, onChange }: { plan: SessionPlan; now: string; onChange: () => void }) {
  const client = useQueryClient();
  const { planned } = usePlanTexts();
  const { busy, press } = usePress();
  const parts = planned(plan).join(" · ");
  return (
    <>
      {plan.state === "running" ? (
        <PlanOutcome plan={plan} elapsed={lengthOf(plan, now)} />
      ) : (
        <p>
          <strong className="money">{parts}</strong>
          <br />
          <span className={styles.muted}>
            <Trans>It begins with your next game for money, within a day.</Trans>
          </span>
        </p>
      )}
      <div className={styles.actions}>
        <Button size="small" onClick={onChange}>
          {plan.state === "running" ? <Trans>Plan less</Trans> : <Trans>Change the plan</Trans>}
        </Button>
        {plan.state === "waiting" ? (
          <Button
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => press(() => dropPlan(client))}
          >
            <Trans>Drop the plan</Trans>
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** What the player has planned of their sitting; a form where that is nothing yet. */
function Known({ sitting, onDone }: { sitting: Sitting; onDone: (() => void) | undefined }) {
  const [changing, setChanging] = useState(false);
  const plan = sitting.plan?.state === "over" ? null : sitting.plan;
  const done = () => {
    setChanging(false);
    onDone?.();
  };
  if (plan && !changing) return <Made plan={plan} now={sitting.now} onChange={() => setChanging(true)} />;
  return (
    <PlanForm
      plan={plan}
      currency={plan?.state === "running" ? plan.currency : sitting.currency}
      onDone={done}
      {...(plan && { onCancel: () => setChanging(false) })}
    />
  );
}

/** The plan of the sitting: made, changed and looked at. */
export function PlanNow({ withLink, onDone }: PlanNowProps) {
  const query = useQuery({ ...sittingQuery, refetchOnWindowFocus: true });
  return (
    <div className={styles.part}>
      <p className={styles.muted}>
        <Trans>
          For one session, over all games and devices: you see how far you are, and are asked once when you
          are there. A plan is a help and refuses no bet.
        </Trans>{" "}
        {withLink ? (
          <Link to="/profile/$" params={{ _splat: "limits" }} className={styles.link}>
            <Trans>A limit stops play: set one</Trans>
          </Link>
        ) : (
          <Trans>A limit stops play.</Trans>
        )}
      </p>
      {query.data ? (
        <Known sitting={query.data} onDone={onDone} />
      ) : (
        <QueryFallback queries={[query]} skeleton={<div className={styles.ghost} aria-busy="true" />} />
      )}
    </div>
  );
}
