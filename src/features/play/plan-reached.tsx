import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { answerPlan } from "../../api/play.ts";
import type { Sitting } from "../../contract/play.ts";
import type { PlanPart } from "../../contract/session-plan.ts";
import { useErrorText } from "../../lib/http/error-text.ts";
import { Button } from "../../ui/button.tsx";
import { PauseDialog } from "./pause-dialog.tsx";
import styles from "./play.module.css";
import { Sums, useShowMoney } from "./use-show-money.tsx";

interface PlanReachedProps {
  open: boolean;
  /** What is reached. */
  parts: readonly PlanPart[];
  sitting: Sitting;
  elapsed: number;
  onStop: () => void;
}

/** What the player has planned for this, in their own figures. */
function Lead({ parts, sitting }: Pick<PlanReachedProps, "parts" | "sitting">) {
  const show = useShowMoney(sitting.plan ?? undefined);
  const [budget, minutes] = [show(sitting.plan?.budget_cents ?? 0), sitting.plan?.minutes];
  if (parts.length > 1)
    return (
      <Trans>
        You planned to lose at most {budget}, and to play for {minutes} minutes.
      </Trans>
    );
  if (parts[0] === "time") return <Trans>You planned to play for {minutes} minutes.</Trans>;
  return <Trans>You planned to lose at most {budget}.</Trans>;
}

/** What the player has planned is reached: to stop and to go on are offered alike. */
export function PlanReached({ open, parts, sitting, elapsed, onStop }: PlanReachedProps) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [failed, setFailed] = useState<unknown>(null);
  const [asking, setAsking] = useState(false);
  // While it closes it says what it said.
  const [said, setSaid] = useState(parts);
  if (open && said.join() !== parts.join()) setSaid(parts);
  const goOn = async () => {
    setAsking(true);
    setFailed(null);
    await answerPlan(client, "go_on").catch(setFailed);
    setAsking(false);
  };
  return (
    <PauseDialog
      open={open}
      title={<Trans>Your plan is reached</Trans>}
      lead={
        <>
          <Lead parts={said} sitting={sitting} /> <Trans>The game waits for you.</Trans>
        </>
      }
    >
      <Sums sitting={sitting} elapsed={elapsed} />
      <div className={styles.answers}>
        <Button onClick={onStop}>
          <Trans>Stop playing</Trans>
        </Button>
        <Button disabled={asking} onClick={() => void goOn()}>
          <Trans>Go on</Trans>
        </Button>
      </div>
      <p className={styles.hint}>
        <Trans>A plan is a help and refuses no bet.</Trans>{" "}
        <Link to="/profile/$" params={{ _splat: "limits" }}>
          <Trans>A limit stops play: set one</Trans>
        </Link>
      </p>
      <p role="status">{failed ? errorText(failed) : null}</p>
    </PauseDialog>
  );
}
