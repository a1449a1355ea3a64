import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import type { SessionPlan } from "../../contract/play-sessions.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { lossOf, overBy, parsePlan, wholeMinutes } from "../../rules/limits/session-plan.ts";

type Minor = number | string | bigint;

export function usePlanTexts() {
  const { t } = useLingui();
  const locale = useMoneyLocale();
  const currencies = useQuery(currenciesQuery).data;
  const money = (minor: Minor, currency: string) =>
    currencies ? formatMoney(BigInt(minor), currency, currencies, locale).replace("-", "−") : "…";
  const minutesText = (minutes: number) => t`${plural(minutes, { one: "# minute", other: "# minutes" })}`;

  function plannedTexts({ budget_cents, minutes, currency }: SessionPlan): string[] {
    const parts: string[] = [];
    if (budget_cents !== null) parts.push(money(budget_cents, currency));
    if (minutes !== null) parts.push(minutesText(minutes));
    return parts;
  }

  /** Usage of each part; null for a part without a target. */
  function usageTexts(plan: SessionPlan, elapsed: number) {
    const { budget, minutes, net } = parsePlan(plan, elapsed);
    const [loss, played] = [money(lossOf(net), plan.currency), wholeMinutes(elapsed)];
    const most = budget === null ? "" : money(budget, plan.currency);
    return {
      budget: budget === null ? null : t`${loss} of ${most}`,
      time: minutes === null ? null : t`${played} of ${minutes} min`,
    };
  }

  function excessTexts(plan: SessionPlan, elapsed: number): string[] {
    const progress = parsePlan(plan, elapsed);
    const excess = overBy(progress, progress);
    const parts: string[] = [];
    if (excess.budget > 0n) parts.push(money(excess.budget, plan.currency));
    if (excess.minutes > 0) parts.push(minutesText(excess.minutes));
    return parts;
  }

  return { money, minutesText, planned: plannedTexts, used: usageTexts, over: excessTexts };
}
