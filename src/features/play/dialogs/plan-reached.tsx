import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { answerPlan } from "../../../api/play.ts";
import type { PlanPart, PlaySession } from "../../../contract/play-sessions.ts";
import { useErrorText } from "../../../lib/http/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "../play.module.css";
import { PlayTotals, useShowMoney } from "../use-show-money.tsx";
import { PauseDialog } from "./pause-dialog.tsx";

interface PlanReachedProps {
  open: boolean;
  parts: readonly PlanPart[];
  playSession: PlaySession;
  elapsed: number;
  onStop: () => void;
}

function Lead({ parts, playSession }: Pick<PlanReachedProps, "parts" | "playSession">) {
  const show = useShowMoney(playSession.plan ?? undefined);
  const [budget, minutes] = [show(playSession.plan?.budget_cents ?? 0), playSession.plan?.minutes];
  if (parts.length > 1)
    return (
      <Trans>
        You planned to lose no more than {budget} and to play for {minutes} minutes.
      </Trans>
    );
  if (parts[0] === "time") return <Trans>You planned to play for {minutes} minutes.</Trans>;
  return <Trans>You planned to lose no more than {budget}.</Trans>;
}

/** Shown when the plan is reached: stopping and continuing look alike. */
export function PlanReached({ open, parts, playSession, elapsed, onStop }: PlanReachedProps) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  // Keeps its content during the closing animation.
  const [shownParts, setShownParts] = useState(parts);
  if (open && shownParts.join() !== parts.join()) setShownParts(parts);
  const onContinue = async () => {
    setIsSending(true);
    setError(null);
    await answerPlan(client, "continue").catch(setError);
    setIsSending(false);
  };
  return (
    <PauseDialog
      open={open}
      title={<Trans>You've reached the end of your plan</Trans>}
      lead={
        <>
          <Lead parts={shownParts} playSession={playSession} /> <Trans>Your game is paused.</Trans>
        </>
      }
    >
      <PlayTotals playSession={playSession} elapsed={elapsed} />
      <div className={styles.actions}>
        <Button onClick={onStop}>
          <Trans>Stop playing</Trans>
        </Button>
        <Button disabled={isSending} onClick={() => void onContinue()}>
          <Trans>Continue</Trans>
        </Button>
      </div>
      <p className={styles.hint}>
        <Trans>A plan only reminds you.</Trans>{" "}
        <Link to="/profile/$" params={{ _splat: "limits" }}>
          <Trans>Set a limit that stops you</Trans>
        </Link>
      </p>
      <p role="status">{error ? errorText(error) : null}</p>
    </PauseDialog>
  );
}
