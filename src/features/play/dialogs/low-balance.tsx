import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";
import styles from "../play.module.css";

interface LowBalanceProps {
  /** True if bonus money is left, which is too little for the bet. */
  hasBonus: boolean;
  onLeave: () => void;
}

/** Notice of a bet that exceeds the balance, with neutral choices. */
export function LowBalance({ hasBonus, onLeave }: LowBalanceProps) {
  return (
    <div className={styles.low}>
      <p role="status">
        <Trans>Your balance is too low for this bet.</Trans>{" "}
        {hasBonus ? <Trans>That includes what's left of your bonus.</Trans> : null}
      </p>
      {hasBonus ? (
        <Link to="/profile/$" params={{ _splat: "gifts" }} className={buttonClass({ size: "small" })}>
          <Trans>View or end bonus</Trans>
        </Link>
      ) : null}
      <PopupLink popup="deposit" className={buttonClass({ size: "small" })}>
        <Trans>Deposit</Trans>
      </PopupLink>
      <Button size="small" onClick={onLeave}>
        <Trans>Leave game</Trans>
      </Button>
    </div>
  );
}
