import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ScrollText } from "lucide-react";
import { roundsQuery } from "../../api/rounds.ts";
import type { Round, RoundTotals } from "../../contract/rounds.ts";
import { now } from "../../lib/time/time.ts";
import { byDay, periodStart } from "../../rules/limits/periods.ts";
import { buttonClass } from "../../ui/button.tsx";
import { GameThumb } from "../../ui/game-thumb.tsx";
import { LoadMore } from "../../ui/more.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import styles from "./history.module.css";
import { PeriodChips, useHistoryParams } from "./period-chips.tsx";
import { RoundPart } from "./round-part.tsx";
import { RowsSkeleton } from "./rows-skeleton.tsx";
import { useDates } from "./use-dates.ts";
import { signOf, useMoney } from "./use-money.ts";
import { useHistoryTexts } from "./use-words.ts";

function Totals({ totals }: { totals: readonly RoundTotals[] }) {
  const { money, change } = useMoney();
  return totals.map(({ currency, rounds, stake_cents, win_cents, net_cents }) => (
    <dl key={currency} className={styles.totals}>
      <div>
        <dt>
          <Trans>Rounds</Trans>
        </dt>
        <dd>{rounds}</dd>
      </div>
      <div>
        <dt>
          <Trans>Total bet</Trans>
        </dt>
        <dd>{money(stake_cents, currency)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Won</Trans>
        </dt>
        <dd>{money(win_cents, currency)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Result</Trans>
        </dt>
        <dd data-sign={signOf(net_cents)}>{change(net_cents, currency)}</dd>
      </div>
    </dl>
  ));
}

function RoundRow({ round }: { round: Round }) {
  const { money, change } = useMoney();
  const { time } = useDates();
  const { states } = useHistoryTexts();
  const { id, game, state, currency, stake_cents, win_cents, net_cents, opened_at, conversion } = round;
  return (
    <li>
      <Link
        to="."
        search={(before: object): object => ({ ...before, round: id })}
        className={styles.round}
        preload={false}
      >
        <GameThumb preview={game.preview} tone={game.tone} />
        <span className={styles.what}>
          <strong>{game.title}</strong>
          <span className={styles.muted}>
            {time(opened_at)}
            {state === "closed" ? null : ` · ${states[state]}`}
            {conversion ? ` · ${conversion.played}` : null}
          </span>
          <span className={styles.muted}>
            {round.is_bonus_spin ? (
              <Trans>Bonus spin, won {money(win_cents, currency)}</Trans>
            ) : (
              <Trans>
                Bet {money(stake_cents, currency)}, won {money(win_cents, currency)}
              </Trans>
            )}
          </span>
        </span>
        <span className={styles.amount} data-sign={signOf(net_cents)}>
          {change(net_cents, currency)}
        </span>
      </Link>
    </li>
  );
}

function Days({ rounds }: { rounds: readonly Round[] }) {
  const { day } = useDates();
  return byDay(rounds, ({ opened_at }) => opened_at).map(({ day: date, items }) => (
    <section key={date.getTime()} className={styles.day}>
      <h3>{day(date)}</h3>
      <ul className={styles.list}>
        {items.map((round) => (
          <RoundRow key={round.id} round={round} />
        ))}
      </ul>
    </section>
  ));
}

function List() {
  const { period } = useHistoryParams();
  const query = useInfiniteQuery(roundsQuery({ from: periodStart(period, now()) }));
  const pages = query.data?.pages;
  const rounds = pages?.flatMap((page) => page.rounds);
  return (
    <>
      <PeriodChips period={period} />
      {!rounds ? (
        <QueryFallback queries={[query]} skeleton={<RowsSkeleton />} />
      ) : rounds.length === 0 ? (
        <Notice
          icon={<ScrollText aria-hidden />}
          title={<Trans>No rounds in this period</Trans>}
          actions={
            <Link to="/" className={buttonClass()}>
              <Trans>Browse games</Trans>
            </Link>
          }
        >
          <Trans>You'll find every real-money round you play here.</Trans>
        </Notice>
      ) : (
        <>
          <Totals totals={pages?.[0]?.totals ?? []} />
          <Days rounds={rounds} />
          <LoadMore query={query} />
        </>
      )}
    </>
  );
}

/** Played rounds by period and day, or a single round that the address names. */
export function GamesHistory() {
  const { round } = useHistoryParams();
  return (
    <div className={styles.page}>{round === undefined ? <List /> : <RoundPart key={round} id={round} />}</div>
  );
}
