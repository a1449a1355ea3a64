import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { jackpotWinnersQuery } from "../../api/jackpots.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import type { CurrencyConfig } from "../../contract/config.ts";
import type { PublicJackpotWin } from "../../contract/jackpots.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { Button } from "../../ui/button.tsx";
import views from "../../ui/views.module.css";
import styles from "./jackpots.module.css";
import { Medal } from "./medal.tsx";
import { WinHistory } from "./win-history.tsx";
import { WorthFirst } from "./worth-first.tsx";

/** Winners shown before "Show more". */
const INITIAL_COUNT = 5;
/** Masked name of a player without a nickname. */
const NO_NAME = "***";
const SORTS = ["biggest", "latest"] as const;
type Sort = (typeof SORTS)[number];

function Day({ date }: { date: Date }) {
  const tag = formatTag(useMoneyLocale());
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options).format(date);
  return (
    <time dateTime={date.toISOString()} className={styles.day}>
      <strong>{write({ day: "numeric" })}</strong> {write({ month: "short" })}
    </time>
  );
}

interface WinnerProps {
  win: PublicJackpotWin;
  /** From 1 by amount; undefined where wins are sorted by date. */
  rank: number | undefined;
  currencies: CurrencyConfig;
}

function Winner({ win, rank, currencies }: WinnerProps) {
  const locale = useMoneyLocale();
  const createdAt = new Date(win.created_at);
  const date = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: "medium" }).format(createdAt);
  const { jackpot_original_currency: currency, jackpot_original_amount_cents: minor } = win;
  const isConverted = win.currency !== currency;
  const paid = formatMoney(win.amount_cents, win.currency, currencies, locale);
  return (
    <li className={styles.winner}>
      <span className={styles.place}>
        {rank === undefined ? (
          <Day date={createdAt} />
        ) : rank <= 3 ? (
          <Medal rank={rank as 1 | 2 | 3} />
        ) : (
          rank
        )}
      </span>
      <span className={styles.winnerName}>
        <span>{win.user_name === NO_NAME ? <Trans>A player</Trans> : win.user_name}</span>
        <small>{rank === undefined ? win.jackpot_level_name : `${win.jackpot_level_name} · ${date}`}</small>
      </span>
      <span className={styles.prize}>
        <WorthFirst
          minor={minor}
          currency={currency}
          exact={formatMoney(minor, currency, currencies, locale)}
          render={(first, exact) => (
            <>
              <strong className="money">{first}</strong>
              {exact ? <small className="money">{exact}</small> : null}
            </>
          )}
        />
        {isConverted ? (
          <small className="money">
            <Trans>paid out as {paid}</Trans>
          </small>
        ) : null}
      </span>
    </li>
  );
}

function Skeleton() {
  return (
    <ul className={styles.winners} aria-hidden>
      {Array.from({ length: INITIAL_COUNT }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <li key={i} className={`${styles.winner} ${styles.coming}`} />
      ))}
    </ul>
  );
}

interface ListProps {
  wins: PublicJackpotWin[] | undefined;
  sort: Sort;
  currencies: CurrencyConfig;
}

function List({ wins, sort, currencies }: ListProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  if (!wins) return <Skeleton />;
  if (wins.length === 0)
    return (
      <p className={styles.none}>
        <Trans>No winners yet. The first one will appear here.</Trans>
      </p>
    );
  return (
    <>
      <ol className={styles.winners}>
        {(isExpanded ? wins : wins.slice(0, INITIAL_COUNT)).map((win, i) => (
          <Winner
            key={`${win.created_at} ${win.user_name} ${win.jackpot_level_name}`}
            win={win}
            rank={sort === "biggest" ? i + 1 : undefined}
            currencies={currencies}
          />
        ))}
      </ol>
      {wins.length > INITIAL_COUNT && !isExpanded ? (
        <Button size="small" onClick={() => setIsExpanded(true)}>
          <Trans>Show more</Trans>
        </Button>
      ) : null}
    </>
  );
}

interface WinnersProps {
  jackpot: string;
  /** The jackpot's currency. */
  currency: string;
  currencies: CurrencyConfig;
}

/** Winners of a jackpot, biggest or latest first; hidden if they fail to load, which is logged. */
export function Winners({ jackpot, currency, currencies }: WinnersProps) {
  const { t } = useLingui();
  const id = useId();
  const [sort, setSort] = useState<Sort>("biggest");
  const { data, error } = useQuery(jackpotWinnersQuery(jackpot, sort));
  const history = useQuery(jackpotWinnersQuery(jackpot, "latest"));
  if (error && !data) return null;
  // Together: a history that comes alone would push down the list or its placeholder.
  const wins = history.isPending ? undefined : data;
  const names = { latest: t`Latest`, biggest: t`Biggest` };
  const onArrowKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = SORTS.find((option) => option !== sort)!;
    setSort(other);
    document.getElementById(`${id}${other}`)?.focus();
  };
  return (
    <section className={styles.part} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>
        <Trans>Winners</Trans>
      </h2>
      {!wins ? (
        <div className={styles.historyPlace} aria-hidden />
      ) : history.data ? (
        <WinHistory wins={history.data} currency={currency} currencies={currencies} />
      ) : null}
      <div className={styles.head}>
        <div role="tablist" aria-labelledby={`${id}title`} className={views.segments}>
          {SORTS.map((option) => (
            <button
              key={option}
              id={`${id}${option}`}
              type="button"
              role="tab"
              aria-selected={option === sort}
              aria-controls={`${id}list`}
              tabIndex={option === sort ? 0 : -1}
              onClick={() => setSort(option)}
              onKeyDown={onArrowKey}
            >
              {names[option]}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" className={styles.list} id={`${id}list`} aria-labelledby={`${id}${sort}`}>
        <List key={sort} sort={sort} wins={wins} currencies={currencies} />
      </div>
    </section>
  );
}
