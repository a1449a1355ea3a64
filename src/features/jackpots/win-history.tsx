import { useLingui } from "@lingui/react/macro";
import type { CurrencyConfig } from "../../contract/config.ts";
import type { PublicJackpotWin } from "../../contract/jackpots.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import styles from "./win-history.module.css";

/** Fewer wins make no line. */
const MIN_WINS = 3;
const HEIGHT = 64;
const MARGIN = 6;

/**
 * Points of the wins from left to right, in percent of the width and pixels from the top; heights are logarithmic,
 * because pots differ by a factor of thousands.
 */
function pointsOf(amounts: readonly number[]): { x: number; y: number }[] {
  const heights = amounts.map((amount) => Math.log(Math.max(1, amount)));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return heights.map((at, i) => ({
    x: Math.round(100 + (9_800 * i) / (heights.length - 1)) / 100,
    y: Math.round(MARGIN + (HEIGHT - 2 * MARGIN) * (high > low ? (high - at) / (high - low) : 0.5)),
  }));
}

interface WinHistoryProps {
  /** Latest first. */
  wins: readonly PublicJackpotWin[];
  /** The jackpot's currency; awards in others aren't comparable. */
  currency: string;
  currencies: CurrencyConfig;
}

/** The last wins of a jackpot as a small line, oldest first. */
export function WinHistory({ wins: all, currency, currencies }: WinHistoryProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const wins = all.filter((win) => win.jackpot_original_currency === currency);
  if (wins.length < MIN_WINS) return null;
  const byTime = wins.toReversed();
  const date = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: "medium" });
  const write = (minor: number) => formatMoney(Math.round(minor), currency, currencies, locale);
  const amounts = byTime.map(({ jackpot_original_amount_cents }) => jackpot_original_amount_cents);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const [smallest, middle, largest] = [low, Math.sqrt(low * high), high].map(write);
  const [from = "", to = ""] = [byTime[0]!, byTime.at(-1)!].map(({ created_at }) =>
    date.format(new Date(created_at)),
  );
  const points = pointsOf(amounts);
  const count = wins.length;
  return (
    <figure className={styles.history}>
      <svg
        height={HEIGHT}
        role="img"
        aria-label={t`The last ${count} wins, from ${from} to ${to}: between ${smallest} and ${largest}`}
      >
        {[MARGIN, HEIGHT / 2, HEIGHT - MARGIN].map((y) => (
          <line key={y} className={styles.bound} x1="0" x2="100%" y1={y} y2={y} />
        ))}
        {points.slice(1).map(({ x, y }, i) => (
          <line key={x} x1={`${points[i]!.x}%`} y1={points[i]!.y} x2={`${x}%`} y2={y} />
        ))}
        {points.map(({ x, y }, i) => (
          <circle key={x} cx={`${x}%`} cy={y} r={i === points.length - 1 ? 4 : 2.5}>
            <title>{`${write(amounts[i]!)} · ${date.format(new Date(byTime[i]!.created_at))}`}</title>
          </circle>
        ))}
      </svg>
      <p className={`${styles.scale} money`} aria-hidden>
        <span>{largest}</span>
        <span>{middle}</span>
        <span>{smallest}</span>
      </p>
      <figcaption aria-hidden>
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}
