import { Trans } from "@lingui/react/macro";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";
import styles from "../play.module.css";

/** Notice of a bet that exceeds the balance, with neutral choices. */
export function LowBalance({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={styles.low}>
      <p role="status">
        <Trans>Your balance is too low for this bet.</Trans>
      </p>
      <PopupLink popup="deposit" className={buttonClass({ size: "small" })}>
        <Trans>Deposit</Trans>
      </PopupLink>
      <Button size="small" onClick={onLeave}>
        <Trans>Leave game</Trans>
      </Button>
    </div>
  );
}
