import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { currenciesQuery } from "../../api/config.ts";
import { jackpotsQuery } from "../../api/games.ts";
import { useViewer } from "../../api/player.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { ConvertedAmount, OwnAmount } from "./amounts.tsx";
import styles from "./jackpot-slab.module.css";

/** The active jackpots' highest pots, as one slab; about their worth in the player's currency. */
export function JackpotSlab() {
  const { t } = useLingui();
  const locale = useLocale();
  const { player } = useViewer();
  const jackpots = (useQuery(jackpotsQuery).data ?? []).filter((jackpot) => jackpot.state === "active");
  const currencies = useQuery(currenciesQuery).data;
  if (jackpots.length === 0 || !currencies) return null;
  return (
    <ul className={styles.slab} aria-label={t`Jackpots`}>
      {jackpots.map(({ identifier, title, currency, levels }) => {
        const minor = Math.max(...levels.map((level) => level.amount_cents));
        const own = (
          <OwnAmount minor={minor} write={(value) => formatMoney(value, currency, currencies, locale)} />
        );
        const isForeign = player && player.currency !== currency;
        return (
          <li key={identifier}>
            <Link to="/$" params={{ _splat: identifier }} className={styles.jackpot} preload={false}>
              <span className={styles.name}>{title}</span>
              <span className={styles.amount}>
                {isForeign ? (
                  <Suspense fallback={own}>
                    <ConvertedAmount minor={minor} from={currency} to={player.currency} />
                  </Suspense>
                ) : (
                  own
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
