import { useLingui } from "@lingui/react/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { PERIODS, type Period, periodOf } from "../../rules/limits/periods.ts";
import chips from "../../ui/chips.module.css";
import { useHistoryTexts } from "./use-words.ts";

const parseNumber = (value: unknown): string | undefined =>
  (typeof value === "string" || typeof value === "number") && /^\d{1,15}$/.test(String(value))
    ? String(value)
    : undefined;

/** Search parameters of a history. */
export function useHistoryParams() {
  const { period, round, receipt } = useSearch({ strict: false }) as Record<string, unknown>;
  return { period: periodOf(period), round: parseNumber(round), receipt: parseNumber(receipt) };
}

/** Period selection, as part of the address. */
export function PeriodChips({ period }: { period: Period }) {
  const { t } = useLingui();
  const { periods } = useHistoryTexts();
  return (
    <nav className={chips.row} aria-label={t`Period`}>
      {PERIODS.map((name) => (
        <Link
          key={name}
          to="."
          search={(before: object): object => ({ ...before, period: name })}
          replace
          resetScroll={false}
          className={chips.chip}
          aria-current={name === period ? "page" : undefined}
        >
          {periods[name]}
        </Link>
      ))}
    </nav>
  );
}
