import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useLiveTable } from "../../api/live-tables.ts";
import { useMoneyText } from "../../api/money-text.ts";
import type { LiveTable } from "../../contract/live-tables.ts";
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

type Results = LiveTable["last_results"];

/** Words for the codes of results; numbers have none. */
function useResultName(): (value: string) => string | undefined {
  const { t } = useLingui();
  const names: Record<string, string> = {
    B: t`Banker`,
    P: t`Player`,
    D: t`Dragon`,
    T: t`Tiger`,
    "=": t`Tie`,
  };
  return (value) => names[value];
}

function LastResults({ results }: { results: Results }) {
  const { t } = useLingui();
  const nameOf = useResultName();
  const named = results.map(({ value, tone }) => ({ name: nameOf(value) ?? value, tone }));
  return (
    <span
      className={styles.results}
      role="img"
      aria-label={`${t`Last results`}: ${named.map(({ name }) => name).join(", ")}`}
    >
      {named.slice(0, 4).map(({ name, tone }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results have no identity
        <span key={i} data-result={tone} aria-hidden>
          {name}
        </span>
      ))}
    </span>
  );
}

/** The seats that a player can take. */
function Seats({ taken, total }: NonNullable<LiveTable["seats"]>) {
  const free = total - taken;
  return (
    <span className="money" data-full={free === 0 || undefined}>
      {free > 0 ? (
        <Trans>
          {free} of {total} seats free
        </Trans>
      ) : (
        <Trans>Table full</Trans>
      )}
    </span>
  );
}

/**
 * A live table's smallest bet, dealer, seats and last results, in two lines below its tile or on its own page. Empty
 * until they're known.
 */
export default function TableFacts({ gameId }: { gameId: number }) {
  const { ref, isOnScreen } = useOnScreen();
  const { table, currency } = useLiveTable(gameId, isOnScreen);
  const money = useMoneyText();
  return (
    <div ref={ref} className={styles.facts}>
      {table ? (
        <>
          <p className={styles.line}>
            <strong className="money">
              <Trans>Min. {money(table.minimum_bet_cents, currency)}</Trans>
            </strong>
            <span>
              <Trans>Dealer: {table.dealer}</Trans>
            </span>
          </p>
          <p className={styles.line}>
            {table.seats ? (
              <Seats {...table.seats} />
            ) : table.last_results.length === 0 ? (
              <span>
                <Trans>Open to all</Trans>
              </span>
            ) : (
              // Says that the newest result is beside it; the results' name is for assistive technology.
              <span aria-hidden>
                <Trans context="results">Latest</Trans>
              </span>
            )}
            {table.last_results.length > 0 ? <LastResults results={table.last_results} /> : null}
          </p>
        </>
      ) : null}
    </div>
  );
}
