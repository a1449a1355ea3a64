import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { PlaySession } from "../../../contract/play-sessions.ts";
import { Button } from "../../../ui/button.tsx";
import PopupFrame from "../../../ui/popup-frame.tsx";
import styles from "../play.module.css";
import { PlayTotals } from "../use-show-money.tsx";

interface LeaveSheetProps {
  open: boolean;
  title: string;
  /** A round is in progress. */
  isRunning: boolean;
  playSession: PlaySession | undefined;
  elapsed: number;
  recommended: ReactNode;
  onLeave: () => void;
  onStay: () => void;
  /** Called when the player opens the page on responsible gaming. */
  onHelp: () => void;
}

/** True if a round was running at any time while the sheet was open, so that the text about it keeps its space. */
function useWasRunning(open: boolean, isRunning: boolean): boolean {
  const [sheet, setSheet] = useState({ open: false, ran: false });
  // Keeps its content during the closing animation.
  const hasRun = open ? isRunning || (sheet.open && sheet.ran) : sheet.ran;
  if (sheet.open !== open || sheet.ran !== hasRun) setSheet({ open, ran: hasRun });
  return hasRun;
}

/** Confirmation of leaving a game: totals and other games. */
export function LeaveSheet(props: LeaveSheetProps) {
  const { open, title, isRunning, playSession, elapsed, recommended, onLeave, onStay, onHelp } = props;
  const { t } = useLingui();
  const wasRunning = useWasRunning(open, isRunning);
  return (
    <PopupFrame open={open} title={t`Leave ${title}?`} narrow onClose={onStay}>
      {wasRunning && playSession ? (
        <div className={`${styles.lead} ${styles.round}`}>
          <p data-shown={isRunning}>
            <Trans>
              Your round isn't finished. You can continue it when you come back. If you don't, we'll settle it
              in your favour.
            </Trans>
          </p>
          <p data-shown={!isRunning}>
            <Trans>The round's over.</Trans>
          </p>
        </div>
      ) : null}
      {playSession ? <PlayTotals playSession={playSession} elapsed={elapsed} /> : null}
      <div className={styles.actions}>
        <Button look="primary" onClick={onLeave}>
          <Trans>Leave</Trans>
        </Button>
        <Button onClick={onStay}>
          <Trans>Stay</Trans>
        </Button>
      </div>
      {/* The menus, which have a link to help, are hidden during play. */}
      <p className={styles.hint}>
        <Link to="/$" params={{ _splat: "responsible-gaming" }} onClick={onHelp}>
          <Trans>Responsible gaming and where to find help</Trans>
        </Link>
      </p>
      {recommended}
    </PopupFrame>
  );
}
