import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import styles from "./play.module.css";

/** What a frame says where no more bets are taken in it: it was opened elsewhere, or stood still for too long. */
const CODES: readonly string[] = ["session_expired", "seat_expired", "unknown_session"];

export const isSessionOver = (code: string): boolean => CODES.includes(code);

/** The game has to be begun anew before the next bet: the ways on, of which none is urged. */
export function SessionOver({ onAgain, onLeave }: { onAgain: () => void; onLeave: () => void }) {
  return (
    <div className={styles.low}>
      <p role="status">
        <Trans>This session is over. The game may have been opened elsewhere.</Trans>
      </p>
      <Button size="small" onClick={onAgain}>
        <Trans>Open the game again</Trans>
      </Button>
      <Button size="small" onClick={onLeave}>
        <Trans>Leave the game</Trans>
      </Button>
    </div>
  );
}
