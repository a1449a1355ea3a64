import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useMoneyText } from "../../api/money-text.ts";
import type { WageringTerms } from "../../contract/bonuses.ts";
import styles from "../../ui/panel.module.css";
import { Summary } from "../../ui/summary.tsx";
import { CountingGames } from "./counting-games.tsx";
import { FullTerms, type FullTermsProps } from "./full-terms.tsx";

interface BonusTermsProps {
  terms: WageringTerms;
  currency: string;
}

/** Rows of a list of facts: the highest bet, the most to keep, and the end by a withdrawal. */
export function BetAndWinLimits({ terms, currency }: BonusTermsProps) {
  const money = useMoneyText();
  const { max_bet_cents, max_win_cents, ends_on_withdrawal } = terms;
  return (
    <>
      <div>
        <dt>
          <Trans>Maximum bet</Trans>
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
    </>
  );
}

/** Conditions of bonus money that were agreed with it. */
export function BonusTerms({ terms, currency }: BonusTermsProps) {
  const { multiplier, days } = terms;
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
          <Trans>Wagering period</Trans>
        </dt>
        <dd>
          <Plural value={days} one="# day" other="# days" />
        </dd>
      </div>
      <BetAndWinLimits terms={terms} currency={currency} />
    </dl>
  );
}

interface TermsDetailsProps extends FullTermsProps {
  /** Conditions that are shown before the full terms; null if they stand elsewhere or there are none. */
  terms: WageringTerms | null;
  currency: string;
}

/** The conditions, counting games and full terms, behind a line to open. */
export function TermsDetails({ terms, currency, campaign }: TermsDetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>{terms ? <Trans>Terms and games that count</Trans> : <Trans>Full terms</Trans>}</Summary>
      <div className={styles.list}>
        {terms ? (
          <>
            <BonusTerms terms={terms} currency={currency} />
            <CountingGames terms={terms} />
          </>
        ) : null}
        {isOpen ? <FullTerms campaign={campaign} /> : null}
      </div>
    </details>
  );
}
