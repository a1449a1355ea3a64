import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { currenciesQuery } from "../../api/config.ts";
import { useApproximate } from "../../api/exchange-rates.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import type { CurrencyConfig } from "../../contract/config.ts";
import { formatMoney } from "../../lib/money/money.ts";

interface ConvertedAmountProps {
  /** Minor units of `from`. */
  minor: number;
  from: string;
  to: string;
  fallback: ReactNode;
  children: ((worth: ReactNode) => ReactNode) | undefined;
}

/** Approximate amounts have whole units. */
function withoutCents(config: CurrencyConfig, code: string): CurrencyConfig {
  const currency = config.currencies[code];
  if (!currency?.fiat) return config;
  const whole = { ...currency, display: { ...currency.display, min_decimals: 0 } };
  return { ...config, currencies: { ...config.currencies, [code]: whole } };
}

/** About what an amount is worth in another currency; the fallback until rates are there. */
export function ConvertedAmount({ minor, from, to, fallback, children }: ConvertedAmountProps) {
  const locale = useMoneyLocale();
  const currencies = useQuery(currenciesQuery).data;
  const amount = useApproximate(from, to)(minor);
  if (!currencies || !amount.isApproximate) return fallback;
  const text = formatMoney(amount.minor, amount.currency, withoutCents(currencies, amount.currency), locale);
  const worth = (
    <>
      <span aria-hidden>≈</span>
      <Trans>
        <span className="visually-hidden">about</span> {text}
      </Trans>
    </>
  );
  return children ? children(worth) : worth;
}
