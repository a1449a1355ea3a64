import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { JackpotRules as Rules } from "../../api/jackpots.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import type { CurrencyConfig } from "../../contract/config.ts";
import type { JackpotTerms } from "../../contract/jackpots.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { jackpotOdds } from "../../rules/games/jackpot-odds.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import styles from "./jackpots.module.css";
import { WorthFirst } from "./worth-first.tsx";

interface JackpotRulesProps {
  rules: Pick<Rules, "currency" | "terms">;
  currencies: CurrencyConfig;
}

interface TermsProps {
  terms: JackpotTerms;
  currency: string;
  /** Minor units of one of the currency. */
  unit: number;
  format: (minor: number, trailingZeros?: "stripIfInteger") => string;
}

function Terms({ terms, currency, unit, format }: TermsProps) {
  const { t } = useLingui();
  const tag = formatTag(useLocale());
  const odds = jackpotOdds(unit, terms);
  const stake = format(unit, "stripIfInteger");
  const times = odds === null ? "" : new Intl.NumberFormat(tag).format(odds);
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 4 });
  const share = percent.format(terms.contribution_ppm / 1_000_000);
  const amount = (minor: number) => (
    <WorthFirst
      minor={minor}
      currency={currency}
      exact={format(minor)}
      render={(first, exact) => (
        <>
          <span>{first}</span>
          {exact ? <small>{exact}</small> : null}
        </>
      )}
    />
  );
  const facts: [string, ReactNode][] = [
    [t`Starts at`, amount(terms.seed_cents)],
    [t`Grows by`, t`${share} of each bet`],
    [t`Highest amount`, terms.ceiling_cents === null ? t`No maximum` : amount(terms.ceiling_cents)],
    [t`Chance per ${stake} bet`, odds === null ? "–" : t`1 in ${times}`],
  ];
  return (
    <li className={styles.terms}>
      <h3>{terms.name}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="money">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Public rules of a jackpot: funding, seed, ceiling, chance and participation. */
export function JackpotRules({ rules: { currency, terms }, currencies }: JackpotRulesProps) {
  const locale = useMoneyLocale();
  const unit = currencies.currencies[currency]?.subunits_to_unit ?? 100;
  return (
    <>
      <ul className={styles.allTerms}>
        {terms.toReversed().map((level) => (
          <Terms
            key={level.level}
            terms={level}
            currency={currency}
            unit={unit}
            format={(minor, trailingZeros) => formatMoney(minor, currency, currencies, locale, trailingZeros)}
          />
        ))}
      </ul>
      <ul className={styles.rules}>
        <li>
          <Trans>
            Every real-money bet on this jackpot's games takes part, in any currency, at the current exchange
            rate. Bets with bonus money and demo play don't. There's nothing to sign up for.
          </Trans>
        </li>
        <li>
          <Trans>
            Part of each bet goes into each pot, as shown. It comes out of our share, so it costs you nothing
            extra.
          </Trans>
        </li>
        <li>
          <Trans>
            For each bet, our server makes a random draw for each level, whatever the game shows. Your chance
            grows in proportion to your bet.
          </Trans>
        </li>
        <li>
          <Trans>
            The winner of a level gets its whole pot right away, as real money, in their account's currency.
            The next pot starts at the amount shown, which we put in.
          </Trans>
        </li>
        <li>
          <Trans>
            If several bets win a level at the same moment, the one that's settled first gets the pot. Each of
            the others gets the pot that starts after it.
          </Trans>
        </li>
        <li>
          <Trans>
            A pot stops growing when it reaches its maximum. Anything beyond that goes to the next pot.
          </Trans>
        </li>
        <li>
          <Trans>
            A pot only goes down when it's won. If a game reverses a bet, the next bets make up for what it
            added. A jackpot that's been won stays won.
          </Trans>
        </li>
      </ul>
    </>
  );
}
