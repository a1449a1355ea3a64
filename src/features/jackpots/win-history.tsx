import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CurrencyConfig } from "../../contract/config.ts";
import type { PublicJackpotWin } from "../../contract/jackpots.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { FigureTable } from "../../ui/figure-table.tsx";
import styles from "./win-history.module.css";

/** Fewer wins make no history. */
const MIN_WINS = 3;
/** Pixels: of the levels' lines, and of the dates below them. */
const HEIGHT = 80;
const AXIS = 20;

const amountOf = (win: PublicJackpotWin) => win.jackpot_original_amount_cents;

/** Levels of the wins, the one with the largest win first. */
function levelsOf(wins: readonly PublicJackpotWin[]): string[] {
  const byAmount = wins.toSorted((a, b) => amountOf(b) - amountOf(a));
  return [...new Set(byAmount.map((win) => win.jackpot_level_name))];
}

/** Share of the time from the first to the last win, in percent of the width. */
function placeOf(time: number, from: number, to: number): number {
  return Math.round(200 + (9_600 * (time - from)) / Math.max(1, to - from)) / 100;
}

/** Starts of months with room for their dates, away from the ends, which have dates of their own. */
function monthsBetween(first: number, last: number): Date[] {
  const start = new Date(first);
  const count = (new Date(last).getFullYear() - start.getFullYear()) * 12 + 12;
  const months = Array.from(
    { length: count },
    (_, index) => new Date(start.getFullYear(), start.getMonth() + 1 + index),
  ).filter((month) => {
    const place = placeOf(month.getTime(), first, last);
    return place > 20 && place < 80;
  });
  const step = Math.ceil(months.length / 3);
  return months.filter((_, index) => index % step === 0);
}

interface WinHistoryProps {
  /** Latest first. */
  wins: readonly PublicJackpotWin[];
  /** The jackpot's currency; awards in others aren't comparable. */
  currency: string;
  currencies: CurrencyConfig;
}

/** When each level of a jackpot was won: a line of time per level, with dates below. A touched win says its amount. */
export function WinHistory({ wins: all, currency, currencies }: WinHistoryProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [touched, setTouched] = useState<PublicJackpotWin>();
  const wins = all.filter((win) => win.jackpot_original_currency === currency);
  if (wins.length < MIN_WINS) return null;
  const byTime = wins.toReversed();
  const date = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: "medium" });
  const write = (win: PublicJackpotWin) => formatMoney(amountOf(win), currency, currencies, locale);
  const summaryOf = (win: PublicJackpotWin) =>
    `${write(win)} · ${win.jackpot_level_name} · ${date.format(new Date(win.created_at))}`;
  const byAmount = wins.toSorted((a, b) => amountOf(a) - amountOf(b));
  const [smallest, largest] = [write(byAmount[0]!), write(byAmount.at(-1)!)];
  const times = byTime.map(({ created_at }) => Date.parse(created_at));
  const [first, last] = [times[0]!, times.at(-1)!];
  const [from, to] = [date.format(first), date.format(last)];
  const levels = levelsOf(wins);
  const heightOf = (level: string) => (HEIGHT * (levels.indexOf(level) + 0.5)) / levels.length;
  const count = wins.length;
  const period = date.formatRange(first, last);
  const short = new Intl.DateTimeFormat(formatTag(locale), { day: "numeric", month: "short" });
  const title = t`Last ${count} wins: ${period}`;
  return (
    <figure className={styles.history}>
      <figcaption className="money" aria-hidden>
        {touched ? summaryOf(touched) : title}
      </figcaption>
      <p className={styles.levels} aria-hidden>
        {levels.map((level) => (
          <span key={level}>{level}</span>
        ))}
      </p>
      <svg
        height={HEIGHT + AXIS}
        role="img"
        aria-label={t`The last ${count} wins, from ${from} to ${to}: between ${smallest} and ${largest}`}
      >
        {levels.map((level) => (
          <line key={level} x1="0" x2="100%" y1={heightOf(level)} y2={heightOf(level)} />
        ))}
        {monthsBetween(first, last).map((start) => {
          const x = `${placeOf(start.getTime(), first, last)}%`;
          return (
            <g key={start.getTime()}>
              <line x1={x} x2={x} y1="0" y2={HEIGHT} />
              <text x={x} y={HEIGHT + AXIS - 4} textAnchor="middle">
                {short.format(start)}
              </text>
            </g>
          );
        })}
        <text x="0" y={HEIGHT + AXIS - 4}>
          {short.format(first)}
        </text>
        <text x="100%" y={HEIGHT + AXIS - 4} textAnchor="end">
          {short.format(last)}
        </text>
        {byTime.map((win, i) => (
          <circle
            key={`${win.created_at} ${win.jackpot_level_name}`}
            cx={`${placeOf(times[i]!, first, last)}%`}
            cy={heightOf(win.jackpot_level_name)}
            r={5}
            onPointerEnter={() => setTouched(win)}
            onPointerLeave={({ pointerType }) => pointerType === "mouse" && setTouched(undefined)}
          >
            <title>{summaryOf(win)}</title>
          </circle>
        ))}
      </svg>
      <FigureTable
        title={title}
        columns={[t`Date`, t`Level`, t`Amount`]}
        rows={wins.map((win) => ({
          key: `${win.created_at} ${win.jackpot_level_name}`,
          cells: [date.format(new Date(win.created_at)), win.jackpot_level_name, write(win)],
        }))}
      />
    </figure>
  );
}
