import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { categoriesQuery, providersQuery } from "../../api/games.ts";
import type { ListSort, Volatility } from "../../contract/list-options.ts";
import { useListNames } from "../../lib/i18n/use-list-names.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import type { Refinement } from "../../rules/games/list-refinement.ts";
import { formatTag } from "../../rules/locales/locales.ts";

/** Names of the values that lists are filtered and sorted by. */
export function useFilterNames() {
  const { t } = useLingui();
  const locale = useLocale();
  const listNames = useListNames();
  const providers = useQuery(providersQuery).data;
  const categories = useQuery(categoriesQuery).data;
  const config = useQuery(currenciesQuery).data;
  const volatility: Record<Volatility, string> = { low: t`Low`, medium: t`Medium`, high: t`High` };
  const volatilityTags: Record<Volatility, string> = {
    low: t`Low volatility`,
    medium: t`Medium volatility`,
    high: t`High volatility`,
  };
  const sort: Record<ListSort, string> = {
    popular: t`Most popular`,
    new: t`Newest first`,
    title: t`A to Z`,
    rtp: t`Highest RTP`,
  };
  const formatBet = ({ amount, currency }: NonNullable<Refinement["bet"]>) =>
    config ? formatMoney(amount, currency, config, locale) : currency;
  return {
    volatility,
    volatilityTags,
    sort,
    provider: (slug: string) => providers?.find((one) => one.slug === slug)?.title ?? slug,
    feature: (id: string) => listNames(id, categories?.find((one) => one.id === id)?.title),
    percent: (hundredths: number) =>
      (hundredths / 10_000).toLocaleString(formatTag(locale), { style: "percent", maximumFractionDigits: 2 }),
    bet: formatBet,
  };
}

interface Part {
  key: string;
  name: string;
  /** The refinement without this part. */
  rest: Refinement;
}

/** `refinement` without one of a list's values. */
function without<K extends "providers" | "features" | "volatility">(
  refinement: Refinement,
  key: K,
  value: string,
): Refinement {
  const { [key]: values, ...rest } = refinement;
  const others = values?.filter((one) => one !== value) ?? [];
  return others.length > 0 ? { ...rest, [key]: others } : rest;
}

/** The parts of a refinement by name, each with what remains without it. */
export function useRefinementNames(refinement: Refinement): Part[] {
  const { t } = useLingui();
  const names = useFilterNames();
  const { sort, providers = [], features = [], volatility = [], min_rtp, bet } = refinement;
  const { sort: _sort, ...withoutSort } = refinement;
  const { min_rtp: _rtp, ...withoutRtp } = refinement;
  const { bet: _bet, ...withoutBet } = refinement;
  const share = min_rtp ? names.percent(min_rtp) : "";
  const amount = bet ? names.bet(bet) : "";
  return [
    ...(sort ? [{ key: "sort", name: names.sort[sort], rest: withoutSort }] : []),
    ...providers.map((slug) => ({
      key: `provider ${slug}`,
      name: names.provider(slug),
      rest: without(refinement, "providers", slug),
    })),
    ...features.map((id) => ({
      key: `feature ${id}`,
      name: names.feature(id),
      rest: without(refinement, "features", id),
    })),
    ...volatility.map((level) => ({
      key: `volatility ${level}`,
      name: names.volatilityTags[level],
      rest: without(refinement, "volatility", level),
    })),
    ...(min_rtp ? [{ key: "rtp", name: t`RTP from ${share}`, rest: withoutRtp }] : []),
    ...(bet ? [{ key: "bet", name: t`Bets of ${amount}`, rest: withoutBet }] : []),
  ];
}
