import { Trans } from "@lingui/react/macro";
import { useMoneyText } from "../../../api/money-text.ts";
import { Fact } from "../fact.tsx";
import styles from "../play.module.css";
import type { BonusMoney } from "../use-bonus-money.ts";

/** The money that the next bet takes, and the bonus's progress; nothing without bonus money. */
export function BonusFacts({ source, bonus }: BonusMoney) {
  const money = useMoneyText();
  if (source === null) return null;
  const required = bonus && money(bonus.amount_wager_requirement_cents, bonus.currency);
  return (
    <>
      <Fact name={<Trans>Next bet</Trans>} shown="bar">
        <span data-next-stake={source}>
          {source === "bonus" ? (
            <Trans>Bonus money</Trans>
          ) : source === "real" ? (
            <Trans>Real money only</Trans>
          ) : (
            <Trans>Real money first</Trans>
          )}
        </span>
      </Fact>
      {bonus ? (
        <Fact name={<Trans>Wagered</Trans>}>
          <span data-wagered>{money(bonus.amount_wager_cents, bonus.currency)}</span>
          <span className={styles.planned}>
            {" "}
            <Trans>of {required}</Trans>
          </span>
        </Fact>
      ) : null}
    </>
  );
}
