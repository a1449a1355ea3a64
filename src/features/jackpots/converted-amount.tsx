import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { useApproximate } from "../../api/exchange-rates.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";

interface ConvertedAmountProps {
  /** Minor units of `from`. */
  minor: number;
  from: string;
  to: string;
}

/** About what an amount is worth in another currency; the amount itself until rates are there. */
export function ConvertedAmount({ minor, from, to }: ConvertedAmountProps) {
  const locale = useLocale();
  const currencies = useQuery(currenciesQuery).data;
  const amount = useApproximate(from, to)(minor);
  if (!currencies) return null;
  const text = formatMoney(amount.minor, amount.currency, currencies, locale);
  return amount.isApproximate ? <Trans>about {text}</Trans> : text;
}
