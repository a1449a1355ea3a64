import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { currenciesQuery, projectQuery } from "../../api/config.ts";
import { exchangeRatesQuery } from "../../api/exchange-rates.ts";
import { useViewer } from "../../api/player.ts";
import type { CurrencyConfig } from "../../contract/config.ts";
import type { BetRanges, GameFacts as Facts } from "../../contract/games.ts";
import type { Volatility } from "../../contract/list-options.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { useServerText } from "../../lib/i18n/use-server-text.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { exchangeOf } from "../../rules/money/exchange.ts";
import styles from "./game-facts.module.css";

/** Currency that every game states its bets in. */
const REFERENCE_CURRENCY = "EUR";

/** Text that depends on the locale's formats, as the server rendered it until the page is hydrated. */
function Text<Value extends string | number>({
  value,
  format,
}: {
  value: Value;
  format: (value: Value) => string;
}) {
  return <span suppressHydrationWarning>{useServerText(value, format)}</span>;
}

function Range({
  range: [min, max],
  currency,
  config,
}: {
  range: BetRanges[string];
  currency: string;
  config: CurrencyConfig;
}) {
  const locale = useLocale();
  const format = (minor: string) => formatMoney(BigInt(minor), currency, config, locale);
  return <Text value={`${min}|${max}`} format={(text) => text.split("|").map(format).join(" – ")} />;
}

/** The reference range in another currency, at today's rates; in its own until rates are there. */
function ConvertedRange({
  range,
  to,
  config,
}: {
  range: BetRanges[string];
  to: string;
  config: CurrencyConfig;
}) {
  const rates = useQuery(exchangeRatesQuery).data?.rates;
  const exchange = rates && exchangeOf(rates, config.currencies);
  const [min, max] = range.map((amount) => exchange?.(BigInt(amount), REFERENCE_CURRENCY, to));
  if (!min || !max) return <Range range={range} currency={REFERENCE_CURRENCY} config={config} />;
  return (
    <>
      <small>
        <Trans>about</Trans>
      </small>{" "}
      <Range range={[String(min), String(max)]} currency={to} config={config} />
    </>
  );
}

/** The smallest and largest bet in the visitor's currency. */
function BetRange({ bets }: { bets: BetRanges }) {
  const { player } = useViewer();
  const config = useQuery(currenciesQuery).data;
  const marketCurrency = useQuery(projectQuery).data?.default_currency;
  const currency = player?.currency || marketCurrency || REFERENCE_CURRENCY;
  const ownRange = bets[currency];
  const reference = bets[REFERENCE_CURRENCY];
  if (!config) return null;
  if (ownRange) return <Range range={ownRange} currency={currency} config={config} />;
  return reference ? <ConvertedRange range={reference} to={currency} config={config} /> : null;
}

function useVolatilityTexts(): Record<Volatility, { name: string; explanation: string }> {
  const { t } = useLingui();
  return {
    low: { name: t`Low`, explanation: t`Smaller wins, more often.` },
    medium: { name: t`Medium`, explanation: t`A mix of small and bigger wins.` },
    high: { name: t`High`, explanation: t`Rarer wins, but bigger ones.` },
  };
}

interface FactProps {
  name: ReactNode;
  note?: ReactNode;
  /** True for a value that may take two lines once the player is known. */
  isLong?: boolean;
  children: ReactNode;
}

function Fact({ name, note, isLong = false, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isLong ? `${styles.value} ${styles.long}` : styles.value}>{children}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  );
}

/** What a player can weigh before the first bet; facts that the provider doesn't state are missing. */
export function GameFacts({ facts }: { facts: Facts }) {
  const locale = useLocale();
  const volatilityTexts = useVolatilityTexts();
  const { rtp, volatility, top_prize, lines, bets, released_at } = facts;
  const tag = formatTag(locale);
  const percent = (hundredths: number) =>
    (hundredths / 10_000).toLocaleString(tag, { style: "percent", maximumFractionDigits: 2 });
  const number = (value: number) => value.toLocaleString(tag);
  const day = (date: string) =>
    new Date(date).toLocaleDateString(tag, { dateStyle: "medium", timeZone: "UTC" });
  return (
    <section aria-labelledby="game-facts">
      <h2 id="game-facts" className={styles.title}>
        <Trans>About the game</Trans>
      </h2>
      <dl className={styles.facts}>
        {rtp === null ? null : (
          <Fact
            name={<Trans>Return to player (RTP)</Trans>}
            note={<Trans>On average, over millions of rounds. One session can go either way.</Trans>}
          >
            <Text value={rtp} format={percent} />
          </Fact>
        )}
        {volatility ? (
          <Fact name={<Trans>Volatility</Trans>} note={volatilityTexts[volatility].explanation}>
            {volatilityTexts[volatility].name}
          </Fact>
        ) : null}
        {top_prize === null ? null : (
          <Fact name={<Trans>Top prize</Trans>}>
            <Trans>
              <Text value={top_prize} format={number} /> × your bet
            </Trans>
          </Fact>
        )}
        {bets ? (
          <Fact name={<Trans>Bets</Trans>} isLong>
            <BetRange bets={bets} />
          </Fact>
        ) : null}
        {lines === null ? null : (
          <Fact name={<Trans>Lines</Trans>}>
            <Text value={lines} format={number} />
          </Fact>
        )}
        <Fact name={<Trans>Release date</Trans>}>
          <time dateTime={released_at}>
            <Text value={released_at} format={day} />
          </time>
        </Fact>
      </dl>
    </section>
  );
}
