import { useLingui } from "@lingui/react/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { PERIODS, type Period, periodOf } from "../../rules/periods.ts";
import chips from "../../ui/chips.module.css";
import { useWords } from "./use-words.ts";

/** What the address says of a history. */
export function useAsked(): { period: Period; round: string | undefined } {
  const { period, round } = useSearch({ strict: false }) as Record<string, unknown>;
  const isNumber =
    (typeof round === "string" || typeof round === "number") && /^\d{1,15}$/.test(String(round));
  return { period: periodOf(period), round: isNumber ? String(round) : undefined };
}

/** Chooses the period, which is part of the address. */
export function PeriodChips({ period }: { period: Period }) {
  const { t } = useLingui();
  const { periods } = useWords();
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
