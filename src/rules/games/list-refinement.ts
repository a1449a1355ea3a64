import { LIST_SORTS, type ListSort, VOLATILITIES, type Volatility } from "../../contract/list-options.ts";

/** How a list of games is narrowed and sorted; in the address and part of its filter. */
export interface Refinement {
  providers?: string[];
  /** Categories besides the list's own. */
  features?: string[];
  volatility?: Volatility[];
  /** Hundredths of a percent. */
  min_rtp?: number;
  /** A bet that the games accept, minor units. */
  bet?: { currency: string; amount: number };
  /** Absent for popularity. */
  sort?: Exclude<ListSort, "popular">;
}

/** Search parameters of a refinement; lists are separated by commas. */
export interface RefinementSearch {
  provider?: string;
  feature?: string;
  volatility?: string;
  /** Percent. */
  rtp?: number;
  /** Minor units and currency: `500CAD`. */
  bet?: string;
  sort?: string;
}

const MAX_NAMES = 15;

function namesIn(value: unknown): string[] {
  const names = String(value ?? "").split(",");
  return [...new Set(names)].filter((name) => /^[a-z0-9-]{1,80}$/.test(name)).slice(0, MAX_NAMES);
}

/** The refinement that an address asks for; parts that aren't valid are ignored. */
export function refinementOf(search: object): Refinement {
  const { provider, feature, volatility, rtp, bet, sort } = search as Record<string, unknown>;
  const [providers, features] = [namesIn(provider), namesIn(feature)];
  const levels = VOLATILITIES.filter((level) => namesIn(volatility).includes(level));
  const percent = Number(rtp);
  const [, amount, currency] = /^([1-9]\d{0,11})([A-Z]{3,5})$/.exec(String(bet)) ?? [];
  const order = LIST_SORTS.find((one) => one !== "popular" && one === sort);
  return {
    ...(providers.length > 0 && { providers }),
    ...(features.length > 0 && { features }),
    ...(levels.length > 0 && { volatility: levels }),
    ...(percent > 0 && percent <= 100 && { min_rtp: Math.round(percent * 100) }),
    ...(currency && { bet: { currency, amount: Number(amount) } }),
    ...(order && order !== "popular" && { sort: order }),
  };
}

/** All parameters of a refinement; undefined removes one from an address. */
export const searchOf = ({
  providers,
  features,
  volatility,
  min_rtp,
  bet,
  sort,
}: Refinement): Record<keyof RefinementSearch, string | number | undefined> => ({
  provider: providers?.join() || undefined,
  feature: features?.join() || undefined,
  volatility: volatility?.join() || undefined,
  rtp: min_rtp && min_rtp / 100,
  bet: bet && `${bet.amount}${bet.currency}`,
  sort,
});

interface Filter {
  providers?: string[] | undefined;
  categories?: string[] | undefined;
}

/** The refinement of a list by its address; a provider's list stays that provider's. */
export function refinementFor(filter: Filter, search: object): Refinement {
  const { providers, ...rest } = refinementOf(search);
  return providers && !filter.providers ? { providers, ...rest } : rest;
}

/** A list's filter with a refinement. */
export function refine<F extends Filter>(filter: F, { features, ...rest }: Refinement) {
  return {
    ...filter,
    ...rest,
    ...(features && { categories: [...(filter.categories ?? []), ...features] }),
  };
}
