import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import type { SessionPlan } from "../../contract/session-plan.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { lossOf, ofPlan, overBy, wholeMinutes } from "../../rules/limits/session-plan.ts";

type Minor = number | string | bigint;

/** Writes what was planned, and what became of it. */
export function usePlanTexts() {
  const { t } = useLingui();
  const locale = useLocale();
  const currencies = useQuery(currenciesQuery).data;
  const money = (minor: Minor, currency: string) =>
    currencies ? formatMoney(BigInt(minor), currency, currencies, locale).replace("-", "−") : "…";
  const minutesText = (minutes: number) => t`${plural(minutes, { one: "# minute", other: "# minutes" })}`;

  /** What was planned, by its parts. */
  function planned({ budget_cents, minutes, currency }: SessionPlan): string[] {
    const parts: string[] = [];
    if (budget_cents !== null) parts.push(money(budget_cents, currency));
    if (minutes !== null) parts.push(minutesText(minutes));
    return parts;
  }

  /** What was lost of the budget and played of the time; null for a part that was left open. */
  function used(plan: SessionPlan, elapsed: number) {
    const { budget, minutes, net } = ofPlan(plan, elapsed);
    const [lost, played] = [money(lossOf(net), plan.currency), wholeMinutes(elapsed)];
    const most = budget === null ? "" : money(budget, plan.currency);
    return {
      budget: budget === null ? null : t`${lost} of ${most}`,
      time: minutes === null ? null : t`${played} of ${minutes} min`,
    };
  }

  /** By how much it was passed. */
  function over(plan: SessionPlan, elapsed: number): string[] {
    const whole = ofPlan(plan, elapsed);
    const by = overBy(whole, whole);
    const parts: string[] = [];
    if (by.budget > 0n) parts.push(money(by.budget, plan.currency));
    if (by.minutes > 0) parts.push(minutesText(by.minutes));
    return parts;
  }

  return { money, minutesText, planned, used, over };
}
