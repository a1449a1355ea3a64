import { Plural, Trans } from "@lingui/react/macro";
import { useMoneyText } from "../../api/money-text.ts";
import type { WageringTerms } from "../../contract/bonuses.ts";
import styles from "../../ui/panel.module.css";
import { CountingGames } from "./counting-games.tsx";

interface BonusTermsProps {
  terms: WageringTerms;
  currency: string;
}

/** Conditions of bonus money that were agreed with it. */
export function BonusTerms({ terms, currency }: BonusTermsProps) {
  const money = useMoneyText();
  const { multiplier, days, max_bet_cents, max_win_cents, ends_on_withdrawal } = terms;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Wagering</Trans>
        </dt>
        <dd>
          <Trans>{multiplier} times the bonus</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Time to wager</Trans>
        </dt>
        <dd>
          <Plural value={days} one="# day" other="# days" />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Highest bet</Trans>
        </dt>
        <dd>{max_bet_cents === null ? <Trans>No limit</Trans> : money(max_bet_cents, currency)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Most you can keep</Trans>
        </dt>
        <dd>{max_win_cents === null ? <Trans>No limit</Trans> : money(max_win_cents, currency)}</dd>
      </div>
      {ends_on_withdrawal ? (
        <div>
          <dt>
            <Trans>If you withdraw</Trans>
          </dt>
          <dd>
            <Trans>The bonus ends</Trans>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** The conditions and counting games, behind a line to open. */
export function TermsDetails(props: BonusTermsProps) {
  return (
    <details className={styles.details}>
      <summary>
        <Trans>Terms and games that count</Trans>
      </summary>
      <div className={styles.list}>
        <BonusTerms {...props} />
        <CountingGames terms={props.terms} />
      </div>
    </details>
  );
}
