import { Trans, useLingui } from "@lingui/react/macro";
import type { CurrencyConfig } from "../../contract/config.ts";
import type { PublicJackpotWin } from "../../contract/jackpots.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import styles from "./win-history.module.css";

/** Fewer wins make no line. */
const MIN_WINS = 3;
const WIDTH = 240;
const HEIGHT = 40;
const MARGIN = 4;

/** Points of the wins from left to right; heights are logarithmic, because pots differ by a factor of thousands. */
function pointsOf(amounts: readonly number[]): { x: number; y: number }[] {
  const heights = amounts.map((amount) => Math.log(Math.max(1, amount)));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const [width, height] = [WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN];
  return heights.map((at, i) => ({
    x: Math.round(MARGIN + (width * i) / (heights.length - 1)),
    y: Math.round(MARGIN + height * (high > low ? (high - at) / (high - low) : 0.5)),
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
  const write = ({ jackpot_original_amount_cents: minor }: PublicJackpotWin) =>
    formatMoney(minor, currency, currencies, locale);
  const byAmount = wins.toSorted((a, b) => a.jackpot_original_amount_cents - b.jackpot_original_amount_cents);
  const [smallest, largest] = [write(byAmount[0]!), write(byAmount.at(-1)!)];
  const [from = "", to = ""] = [byTime[0]!, byTime.at(-1)!].map(({ created_at }) =>
    date.format(new Date(created_at)),
  );
  const points = pointsOf(byTime.map(({ jackpot_original_amount_cents }) => jackpot_original_amount_cents));
  const count = wins.length;
  return (
    <figure className={styles.history}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t`The last ${count} wins, from ${from} to ${to}: between ${smallest} and ${largest}`}
      >
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
        {points.map(({ x, y }, i) => (
          <circle key={`${byTime[i]!.created_at} ${x}`} cx={x} cy={y} r={i === points.length - 1 ? 3.5 : 2}>
            <title>{`${write(byTime[i]!)} · ${date.format(new Date(byTime[i]!.created_at))}`}</title>
          </circle>
        ))}
      </svg>
      <figcaption aria-hidden>
        <span>{from}</span>
        <span className="money">
          <Trans>
            {smallest} to {largest}
          </Trans>
        </span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}
