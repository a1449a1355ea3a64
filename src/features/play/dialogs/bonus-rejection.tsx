import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useMoneyText } from "../../../api/money-text.ts";
import type { Bonus } from "../../../contract/bonuses.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import styles from "../play.module.css";
import type { BonusCode } from "../use-bonus-money.ts";

interface BonusRejectionProps {
  code: BonusCode;
  bonus: Bonus | undefined;
  onLeave: () => void;
}

function Reason({ code, bonus }: Omit<BonusRejectionProps, "onLeave">) {
  const money = useMoneyText();
  if (code === "bonus_game_excluded")
    return <Trans>This game doesn't take bonus money, and your real money doesn't cover this bet.</Trans>;
  const most = bonus?.terms.max_bet_cents ?? null;
  if (bonus === undefined || most === null)
    return <Trans>This bet is too high for bonus money. Choose a lower bet.</Trans>;
  return (
    <Trans>With bonus money, you can bet up to {money(most, bonus.currency)}. Choose a lower bet.</Trans>
  );
}

/** A bet that the bonus doesn't allow, with what the player can do. */
export function BonusRejection({ code, bonus, onLeave }: BonusRejectionProps) {
  return (
    <div className={styles.low} data-bonus-rejection={code}>
      <p role="status">
        <Reason code={code} bonus={bonus} />
      </p>
      <Button size="small" onClick={onLeave}>
        <Trans>Choose another game</Trans>
      </Button>
      <Link to="/profile/$" params={{ _splat: "gifts" }} className={buttonClass({ size: "small" })}>
        <Trans>View or end bonus</Trans>
      </Link>
    </div>
  );
}
