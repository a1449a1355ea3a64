import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { currenciesQuery } from "../../api/config.ts";
import { jackpotsQuery } from "../../api/games.ts";
import type { CachedJackpot } from "../../api/jackpots.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import type { CurrencyConfig } from "../../contract/config.ts";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { OwnAmount, Worth } from "./amounts.tsx";
import styles from "./jackpot-slab.module.css";
import { useOwnCurrency } from "./use-own-currency.ts";

function HighestPot({ jackpot, currencies }: { jackpot: CachedJackpot; currencies: CurrencyConfig }) {
  const locale = useMoneyLocale();
  const { currency, levels } = jackpot;
  const to = useOwnCurrency(currency);
  const minor = Math.max(...levels.map((level) => level.amount_cents));
  const own = <OwnAmount minor={minor} write={(value) => formatMoney(value, currency, currencies, locale)} />;
  return to ? <Worth minor={minor} from={currency} to={to} fallback={own} /> : own;
}

/** The active jackpots' highest pots, as one slab; about their worth in the viewer's currency. */
export function JackpotSlab() {
  const { t } = useLingui();
  const jackpots = (useQuery(jackpotsQuery).data ?? []).filter((jackpot) => jackpot.state === "active");
  const currencies = useQuery(currenciesQuery).data;
  const isHydrated = useHydrated();
  if (jackpots.length === 0 || !currencies) return null;
  return (
    <ul className={styles.slab} aria-label={t`Jackpots`}>
      {jackpots.map((jackpot) => (
        <li key={jackpot.identifier}>
          <Link to="/$" params={{ _splat: jackpot.identifier }} className={styles.jackpot} preload={false}>
            {isHydrated && jackpot.image ? (
              <picture className={styles.art}>
                <source type="image/avif" srcSet={`${jackpot.image}/square/240.avif`} />
                <img src={`${jackpot.image}/square/240.webp`} alt="" loading="lazy" />
              </picture>
            ) : null}
            <span className={styles.name}>{jackpot.title}</span>
            <span className={styles.amount}>
              <HighestPot jackpot={jackpot} currencies={currencies} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
