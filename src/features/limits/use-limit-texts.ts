import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import type { Amount } from "../../contract/accounts.ts";
import type { LimitPeriod, LimitType } from "../../contract/jurisdictions.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { formatTag } from "../../rules/locales/locales.ts";

type LimitedType = Exclude<LimitType, "coolingoff" | "selfexclusion">;

/** Names of limits, periods and breaks. */
export function useLimitNames() {
  const { t } = useLingui();
  const types: Record<LimitType, string> = {
    deposit: t`Deposit limit`,
    loss: t`Loss limit`,
    wager: t`Betting limit`,
    single_stake: t`Single bet limit`,
    session: t`Time limit`,
    coolingoff: t`Break`,
    selfexclusion: t`Self-exclusion`,
  };
  const about: Record<LimitType, string> = {
    deposit: t`The most you can deposit. Withdrawals don't change how much you've used.`,
    loss: t`The most you can lose (bets minus wins).`,
    wager: t`The most you can bet. Wins aren't counted.`,
    single_stake: t`The most you can put on one bet, in any game. It applies to each bet on its own, so several bets in one round can add up to more.`,
    session: t`The longest you can play with real money.`,
    coolingoff: t`No bets or deposits for a while. It starts right away and can't be ended early.`,
    selfexclusion: t`No bets or deposits for a long time. You're logged out everywhere, and it can't be ended early.`,
  };
  /** What each limit counts, as short as a caption. */
  const hints: Record<LimitedType, string> = {
    deposit: t`Money you add`,
    loss: t`Bets minus wins`,
    wager: t`All your bets`,
    single_stake: t`Your largest bet`,
    session: t`Real-money play`,
  };
  const periods: Partial<Record<LimitPeriod, string>> = {
    bet: t`Per bet`,
    day: t`Daily`,
    week: t`Weekly`,
    month: t`Monthly`,
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
    forever: t`Permanent`,
  };
  return { types, about, hints, periods, lengths };
}

/** Formats limit amounts: money, or minutes without a currency. */
export function useLimitAmount() {
  const { t } = useLingui();
  const locale = useMoneyLocale();
  const currencies = useQuery(currenciesQuery).data;
  return ({ amount_cents, currency }: { amount_cents: Amount; currency: string | null }): string => {
    const minutes = Number(amount_cents);
    if (currency === null) return t`${plural(minutes, { one: "# minute", other: "# minutes" })}`;
    return currencies ? formatMoney(BigInt(amount_cents), currency, currencies, locale) : "…";
  };
}

/** Formats a wait in hours, or in days from two days on. */
export function useWaitText(): (seconds: number) => string {
  const { t } = useLingui();
  return (seconds) => {
    const hours = Math.round(seconds / 3_600);
    const days = hours / 24;
    return hours <= 24 || !Number.isInteger(days)
      ? t`${plural(hours, { one: "# hour", other: "# hours" })}`
      : t`${plural(days, { one: "# day", other: "# days" })}`;
  };
}

/** A time zone's name in a language, such as `Eastern Time`; its id where it has none, such as `UTC`. */
export function zoneName(timeZone: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "longGeneric" });
  const name = format.formatToParts().find(({ type }) => type === "timeZoneName")?.value;
  // Zones without a name have an offset in its place: `GMT+00:00`.
  return name && !/\d/.test(name) ? name : timeZone;
}

/**
 * Formats times in the licence's time zone, which limits use. Names the zone where the player's clock differs: in full,
 * because each language abbreviates other zones.
 */
export function useLimitDates(timeZone: string | undefined) {
  const tag = formatTag(useLocale());
  const style = { dateStyle: "long", timeStyle: "short" } as const;
  const licenceTime = new Intl.DateTimeFormat(tag, { ...style, timeZone });
  const localTime = new Intl.DateTimeFormat(tag, style);
  return (iso: string): string => {
    const moment = new Date(iso);
    const time = licenceTime.format(moment);
    const isLocal = timeZone === undefined || time === localTime.format(moment);
    // Canadian English writes "a.m."; at the end of a sentence its dot would stand twice.
    const text = time.replace(/\b([ap])\.m\.$/, (_, half: string) => `${half.toUpperCase()}M`);
    return isLocal ? text : `${text} (${zoneName(timeZone, tag)})`;
  };
}
