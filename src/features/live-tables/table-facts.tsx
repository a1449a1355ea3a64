import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { currenciesQuery } from "../../api/config.ts";
import { useLiveTable } from "../../api/live-tables.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import styles from "./table-facts.module.css";

/** True while the element is on the screen. */
function useOnScreen() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setIsOnScreen(entries.at(-1)!.isIntersecting));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isOnScreen };
}

/** Seats, dealer, smallest bet and last results of a live table, below its tile. Empty until they're known. */
export default function TableFacts({ gameId }: { gameId: number }) {
  const { t } = useLingui();
  const { ref, isOnScreen } = useOnScreen();
  const { table, currency } = useLiveTable(gameId, isOnScreen);
  const locale = useLocale();
  const currencies = useQuery(currenciesQuery).data;
  return (
    <div ref={ref} className={styles.facts}>
      {table && currencies ? (
        <>
          <p className={styles.line}>
            <span>
              <Trans>Host: {table.dealer}</Trans>
            </span>
            <span className="money">
              <Trans>Min. {formatMoney(table.minimum_bet_cents, currency, currencies, locale)}</Trans>
            </span>
          </p>
          <p className={styles.line}>
            {table.seats ? (
              <span className="money">
                <Trans>
                  {table.seats.taken} of {table.seats.total} seats taken
                </Trans>
              </span>
            ) : (
              <span>
                <Trans>Open to all</Trans>
              </span>
            )}
            {table.last_results.length > 0 ? (
              <span className={styles.results} role="img" aria-label={lastResults(t`Last results`, table)}>
                {table.last_results.slice(0, 4).map(({ value, tone }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: results have no identity
                  <span key={i} data-result={tone} aria-hidden>
                    {value}
                  </span>
                ))}
              </span>
            ) : null}
          </p>
        </>
      ) : null}
    </div>
  );
}

const lastResults = (title: string, { last_results }: { last_results: { value: string }[] }) =>
  `${title}: ${last_results.map(({ value }) => value).join(", ")}`;
