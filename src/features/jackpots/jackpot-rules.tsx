import { Trans, useLingui } from "@lingui/react/macro";
import type { JackpotRules as Rules } from "../../api/jackpots.ts";
import type { CurrencyConfig } from "../../contract/config.ts";
import type { JackpotTerms } from "../../contract/jackpot.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { jackpotOdds } from "../../rules/games/jackpot-odds.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import styles from "./jackpots.module.css";

interface JackpotRulesProps {
  rules: Pick<Rules, "currency" | "terms">;
  currencies: CurrencyConfig;
}

/** By which terms a level grows and is won. */
function Terms({
  terms,
  unit,
  write,
}: {
  terms: JackpotTerms;
  unit: number;
  write: (minor: number) => string;
}) {
  const { t } = useLingui();
  const tag = formatTag(useLocale());
  const odds = jackpotOdds(unit, terms);
  const stake = write(unit);
  const times = odds === null ? "" : new Intl.NumberFormat(tag).format(odds);
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 4 });
  const share = percent.format(terms.contribution_ppm / 1_000_000);
  const facts = [
    [t`Begins with`, write(terms.seed_cents)],
    [t`Grows by`, t`${share} of each stake`],
    [t`Grows to`, terms.ceiling_cents === null ? t`No ceiling` : write(terms.ceiling_cents)],
    [t`Chance with ${stake}`, odds === null ? "–" : t`1 in ${times}`],
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

/** What everybody can know of a jackpot before they stake anything: funding, seed, ceiling, chance, and who takes part. */
export function JackpotRules({ rules: { currency, terms }, currencies }: JackpotRulesProps) {
  const locale = useLocale();
  const unit = currencies.currencies[currency]?.subunits_to_unit ?? 100;
  return (
    <>
      <ul className={styles.allTerms}>
        {terms.map((one) => (
          <Terms
            key={one.level}
            terms={one}
            unit={unit}
            write={(minor) => formatMoney(minor, currency, currencies, locale)}
          />
        ))}
      </ul>
      <ul className={styles.rules}>
        <li>
          <Trans>
            Every stake of real money on its games takes part, in any currency, at the rate of the moment.
            Stakes of bonus money and demo play take no part. There is nothing to sign up for.
          </Trans>
        </li>
        <li>
          <Trans>
            The share shown goes from the house’s part of your stake into each pot. It costs you nothing
            extra.
          </Trans>
        </li>
        <li>
          <Trans>
            Each bet is drawn on our server by chance, for each level by itself, whatever the game shows.
            Twice the stake has twice the chance.
          </Trans>
        </li>
        <li>
          <Trans>
            Who wins a level gets its whole pot at once, as real money, in the currency of their account. The
            next pot begins with the amount shown, which the house puts in.
          </Trans>
        </li>
        <li>
          <Trans>
            If several bets win a level in the same moment, the one that is settled first takes the pot. Each
            of the others takes the pot that begins after it.
          </Trans>
        </li>
        <li>
          <Trans>
            A pot that has reached its ceiling grows no more: what is given beyond it begins the next one.
          </Trans>
        </li>
        <li>
          <Trans>
            No amount falls without a win. Where a game takes a bet back, the next stakes make good what it
            had given. A jackpot that was won stays won.
          </Trans>
        </li>
      </ul>
    </>
  );
}
