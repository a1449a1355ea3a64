import { queryOptions, useQuery } from "@tanstack/react-query";
import { exchangeOf } from "../rules/money/exchange.ts";
import { call } from "./client.ts";
import { currenciesQuery } from "./config.ts";

export const exchangeRatesQuery = queryOptions({
  queryKey: ["exchange-rates"],
  queryFn: ({ client, signal }) => call(client, "GET /api/info/exchange_rates", { signal }),
  staleTime: 10 * 60_000,
  meta: { loader: "exchangeRates", onError: "empty", persist: "public" },
});

/** An amount in minor units of its currency. */
export interface Amount {
  minor: number;
  currency: string;
  /** True if it was converted at reference rates. */
  isApproximate: boolean;
}

/**
 * Converts amounts of `from` for display in `to`; without rates, amounts stay as they are. An approximate amount has
 * whole units, rounded down.
 */
export function useApproximate(from: string, to: string): (minor: number) => Amount {
  const currencies = useQuery(currenciesQuery).data?.currencies;
  const { data } = useQuery(exchangeRatesQuery);
  const own = (minor: number) => ({ minor, currency: from, isApproximate: false });
  if (!data || !currencies) return own;
  const exchange = exchangeOf(data.rates, currencies);
  const unit = currencies[to]?.fiat ? currencies[to].subunits_to_unit : 1;
  return (minor) => {
    const converted = exchange(BigInt(Math.round(minor)), from, to);
    if (converted === undefined) return own(minor);
    return { minor: Number(converted) - (Number(converted) % unit), currency: to, isApproximate: true };
  };
}
