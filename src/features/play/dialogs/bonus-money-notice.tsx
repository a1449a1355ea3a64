import { Trans } from "@lingui/react/macro";
import { useMoneyText } from "../../../api/money-text.ts";
import type { Bonus } from "../../../contract/bonuses.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "../play.module.css";
import { PauseDialog } from "./pause-dialog.tsx";

interface BonusMoneyNoticeProps {
  open: boolean;
  bonus: Bonus | undefined;
  onStop: () => void;
  onContinue: () => void;
}

function Amounts({ bonus }: { bonus: Bonus }) {
  const money = useMoneyText();
  const { currency, balance_cents, amount_wager_cents, amount_wager_requirement_cents } = bonus;
  const toGo = BigInt(amount_wager_requirement_cents) - BigInt(amount_wager_cents);
  return (
    <dl className={styles.totals}>
      <dt>
        <Trans>Bonus money left</Trans>
      </dt>
      <dd className="money">{money(balance_cents, currency)}</dd>
      <dt>
        <Trans>Still to wager</Trans>
      </dt>
      <dd className="money">{money(toGo, currency)}</dd>
    </dl>
  );
}

/** Tells once per play session that bets take bonus money from now on: stopping and continuing look alike. */
export function BonusMoneyNotice({ open, bonus, onStop, onContinue }: BonusMoneyNoticeProps) {
  return (
    <PauseDialog
      open={open}
      title={<Trans>Your next bet uses bonus money</Trans>}
      lead={
        <Trans>Your real money here is used up. You can't withdraw bonus money before it's wagered.</Trans>
      }
    >
      {bonus ? <Amounts bonus={bonus} /> : null}
      <div className={styles.actions}>
        <Button onClick={onStop}>
          <Trans>Stop playing</Trans>
        </Button>
        <Button onClick={onContinue}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </PauseDialog>
  );
}
