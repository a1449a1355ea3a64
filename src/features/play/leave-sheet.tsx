import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { Sitting } from "../../contract/play.ts";
import { Button } from "../../ui/button.tsx";
import PopupFrame from "../../ui/popup-frame.tsx";
import styles from "./play.module.css";
import { Sums } from "./use-show-money.tsx";

interface LeaveSheetProps {
  open: boolean;
  title: string;
  /** A round is under way. */
  isRunning: boolean;
  sitting: Sitting | undefined;
  elapsed: number;
  /** Other games. */
  recommended: ReactNode;
  onLeave: () => void;
  onStay: () => void;
  /** The player has opened the page on responsible gaming. */
  onHelp: () => void;
}

/** Whether a round has run since it was asked: what was said of it keeps its place. */
function useWasRunning(open: boolean, isRunning: boolean): boolean {
  const [asked, setAsked] = useState({ open: false, ran: false });
  // While it closes it stays as it was.
  const ran = open ? isRunning || (asked.open && asked.ran) : asked.ran;
  if (asked.open !== open || asked.ran !== ran) setAsked({ open, ran });
  return ran;
}

/** On the way out of a game: what it has come to, and where else to go. */
export function LeaveSheet(props: LeaveSheetProps) {
  const { open, title, isRunning, sitting, elapsed, recommended, onLeave, onStay, onHelp } = props;
  const { t } = useLingui();
  const wasRunning = useWasRunning(open, isRunning);
  return (
    <PopupFrame open={open} title={t`Leave ${title}?`} narrow onClose={onStay}>
      {wasRunning && sitting ? (
        <div className={`${styles.lead} ${styles.round}`}>
          <p data-shown={isRunning}>
            <Trans>
              A round is under way. It is kept: when you come back it goes on, and if you do not, it is
              settled in your favour.
            </Trans>
          </p>
          <p data-shown={!isRunning}>
            <Trans>The round is over.</Trans>
          </p>
        </div>
      ) : null}
      {sitting ? <Sums sitting={sitting} elapsed={elapsed} /> : null}
      <div className={styles.answers}>
        <Button look="primary" onClick={onLeave}>
          <Trans>Leave</Trans>
        </Button>
        <Button onClick={onStay}>
          <Trans>Stay</Trans>
        </Button>
      </div>
      {/* The menus, which lead to help elsewhere, are hidden while a game is open. */}
      <p className={styles.hint}>
        <Link to="/$" params={{ _splat: "responsible-gaming" }} onClick={onHelp}>
          <Trans>More about responsible gaming, and where to find help</Trans>
        </Link>
      </p>
      {recommended}
    </PopupFrame>
  );
}
