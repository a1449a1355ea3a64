import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CachedJackpot, JackpotRules as Rules } from "../../api/jackpots.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import type { CurrencyConfig } from "../../contract/config.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { BannerPicture } from "../../ui/banner-picture.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GamesRow } from "./compose-games.tsx";
import { JackpotRules } from "./jackpot-rules.tsx";
import styles from "./jackpots.module.css";
import { LiveAmount } from "./live-amount.tsx";
import { useOwnCurrency } from "./use-own-currency.ts";
import { Winners } from "./winners.tsx";
import { WorthFirst } from "./worth-first.tsx";

/** Id of the heading of all games. */
const GAMES = "jackpot-games";

interface JackpotPageProps {
  jackpot: CachedJackpot;
  /** Undefined while loading. */
  rules: Rules | undefined;
  currencies: CurrencyConfig;
  /** Plays one of its games. */
  play: ReactNode;
  /** Its games. */
  children: ReactNode;
}

interface PotProps {
  /** Minor units of `currency`. */
  minor: number;
  currency: string;
  write: (minor: number) => string;
}

/** A pot's amount: about what it's worth in the viewer's currency, as in the lobby, and exactly in its own. */
function Pot({ minor, currency, write }: PotProps) {
  return (
    <WorthFirst
      minor={minor}
      currency={currency}
      exact={<LiveAmount minor={minor} write={write} />}
      render={(first, exact) => (
        <>
          <strong className={styles.amount}>{first}</strong>
          {exact ? <span className={styles.exact}>{exact}</span> : null}
        </>
      )}
    />
  );
}

interface LevelProps {
  level: CachedJackpot["levels"][number];
  currency: string;
  currencies: CurrencyConfig;
}

/** A level's name above its pot. */
function Level({ level: { name, amount_cents }, currency, currencies }: LevelProps) {
  const locale = useMoneyLocale();
  return (
    <>
      <span className={styles.levelName}>{name}</span>
      <div>
        <Pot
          minor={amount_cents}
          currency={currency}
          write={(minor) => formatMoney(minor, currency, currencies, locale)}
        />
      </div>
    </>
  );
}

/** Name of a currency in a sentence, such as "Canadian dollars". */
function currencyName(code: string, currencies: CurrencyConfig, tag: string): string {
  if (!currencies.currencies[code]?.fiat) return code;
  const format = new Intl.NumberFormat(tag, { style: "currency", currency: code, currencyDisplay: "name" });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? code;
}

/** A jackpot: its highest pot in the banner, the others below it, first games, winners, rules and all games. */
export function JackpotPage({ jackpot, rules, currencies, play, children }: JackpotPageProps) {
  const { t } = useLingui();
  const { identifier, title, image, currency, levels } = jackpot;
  const [highest, ...others] = levels.toReversed();
  const to = useOwnCurrency(currency);
  const tag = formatTag(useLocale());
  const [potCurrency, ownCurrency] = [currency, to ?? currency].map((code) =>
    currencyName(code, currencies, tag),
  );
  return (
    <>
      <PageHead title={title} description={t`Current ${title} amounts and the games you can win it in.`} />
      <div className={styles.banner}>
        {image ? <BannerPicture image={image} isWide isFirst /> : null}
        <h1>{title}</h1>
        {highest ? (
          <div className={styles.highest} data-level={highest.identifier}>
            <Level level={highest} currency={currency} currencies={currencies} />
          </div>
        ) : null}
        <div className={styles.play}>{play}</div>
      </div>
      <ul className={styles.levels}>
        {others.map((level) => (
          <li key={level.id} className={styles.level} data-level={level.identifier}>
            <Level level={level} currency={currency} currencies={currencies} />
          </li>
        ))}
      </ul>
      {to ? (
        <p className={styles.inCurrency}>
          <Trans>
            Pots are held in {potCurrency}; amounts in {ownCurrency} are approximate. Wins are paid in your
            account's currency.
          </Trans>
        </p>
      ) : null}
      <GamesRow jackpot={identifier} listId={GAMES} />
      <div className={styles.columns}>
        <Winners jackpot={identifier} currency={currency} currencies={currencies} />
        {rules ? (
          <section className={styles.part} aria-labelledby="jackpot-rules">
            <h2 id="jackpot-rules">
              <Trans>How it's won</Trans>
            </h2>
            <JackpotRules rules={rules} currencies={currencies} />
          </section>
        ) : null}
      </div>
      <section className={styles.part} aria-labelledby={GAMES}>
        <h2 id={GAMES}>
          <Trans>All games with this jackpot</Trans>
        </h2>
        {children}
      </section>
    </>
  );
}
