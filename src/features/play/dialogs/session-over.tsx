import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import styles from "../play.module.css";

/** Frame codes for a session that accepts no more bets: launched elsewhere, or expired. */
const CODES: readonly string[] = ["session_expired", "client_session_expired", "unknown_session"];

export const isSessionOver = (code: string): boolean => CODES.includes(code);

/** Notice of an ended game session, with neutral choices. */
export function SessionOver({ onAgain, onLeave }: { onAgain: () => void; onLeave: () => void }) {
  return (
    <div className={styles.low}>
      <p role="status">
        <Trans>
          This session has ended. You may have opened a game in another tab or on another device. Playing here
          closes it there.
        </Trans>
      </p>
      <Button size="small" onClick={onAgain}>
        <Trans>Play here</Trans>
      </Button>
      <Button size="small" onClick={onLeave}>
        <Trans>Leave game</Trans>
      </Button>
    </div>
  );
}
