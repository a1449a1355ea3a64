import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import type { Amount } from "../../contract/accounts.ts";
import type { LimitPeriod, LimitType } from "../../contract/jurisdictions.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { formatTag } from "../../rules/locales/locales.ts";

/** How limits, their periods and breaks are called. */
export function useLimitNames() {
  const { t } = useLingui();
  const types: Record<LimitType, string> = {
    deposit: t`Deposit limit`,
    loss: t`Loss limit`,
    wager: t`Stake limit`,
    single_stake: t`Single stake limit`,
    session: t`Time limit`,
    coolingoff: t`Break`,
    selfexclusion: t`Self-exclusion`,
  };
  const about: Record<LimitType, string> = {
    deposit: t`The most that you can pay in. Withdrawals do not count against it.`,
    loss: t`The most that you can lose: stakes less wins.`,
    wager: t`The most that you can stake, whatever you win.`,
    single_stake: t`The most you can stake on one bet, in any game. It applies to each bet on its own: several bets of one round can add up to more.`,
    session: t`The longest that you can play for money.`,
    coolingoff: t`No bets and no deposits for a while. It begins at once and cannot be cut short.`,
    selfexclusion: t`No bets and no deposits for a long time. You are signed out everywhere, and it cannot be cut short.`,
  };
  const each: Partial<Record<LimitPeriod, string>> = {
    bet: t`Each bet`,
    day: t`Each day`,
    week: t`Each week`,
    month: t`Each month`,
  };
  const lengths: Partial<Record<LimitPeriod, string>> = {
    day: t`24 hours`,
    "3_days": t`3 days`,
    week: t`1 week`,
    month: t`1 month`,
    "6_weeks": t`6 weeks`,
    "2_months": t`2 months`,
    "3_months": t`3 months`,
    "6_months": t`6 months`,
    "9_months": t`9 months`,
    "12_months": t`12 months`,
    forever: t`For ever`,
  };
  return { types, about, each, lengths };
}

/** Writes amounts of limits: money, or minutes without a currency. */
export function useLimitAmount() {
  const { t } = useLingui();
  const locale = useLocale();
  const currencies = useQuery(currenciesQuery).data;
  return ({ amount_cents, currency }: { amount_cents: Amount; currency: string | null }): string => {
    const minutes = Number(amount_cents);
    if (currency === null) return t`${plural(minutes, { one: "# minute", other: "# minutes" })}`;
    return currencies ? formatMoney(BigInt(amount_cents), currency, currencies, locale) : "…";
  };
}

/** Writes moments by the clock of the licence, which limits go by, and names it. */
export function useLimitDates(timeZone: string | undefined) {
  const tag = formatTag(useLocale());
  // As times are written elsewhere, which cannot be had together with the name of the zone.
  const { hour12 } = new Intl.DateTimeFormat(tag, { timeStyle: "short" }).resolvedOptions();
  const parts = {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: hour12 ? "numeric" : "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  } as const;
  const format = new Intl.DateTimeFormat(tag, { ...parts, timeZone });
  return (iso: string): string => format.format(new Date(iso));
}
