import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import type { Sitting } from "../../contract/play.ts";
import { formatMoney } from "../../lib/money.ts";
import { useLocale } from "../../lib/use-locale.ts";
import { hoursMinutesSeconds } from "../../rules/elapsed.ts";
import styles from "./play.module.css";

/** An amount of the sitting as it is shown; empty while its currency is not known. */
export function useShowMoney(sitting: Pick<Sitting, "currency"> | undefined) {
  const locale = useLocale();
  const currencies = useQuery(currenciesQuery).data;
  return (cents: number | string, sign = false): string => {
    if (!sitting || !currencies) return "";
    const minor = BigInt(cents);
    const text = formatMoney(minor < 0n ? -minor : minor, sitting.currency, currencies, locale);
    if (minor === 0n) return text;
    if (minor < 0n) return `−${text}`;
    return sign ? `+${text}` : text;
  };
}

/** Time, stakes, wins and what is left of both. */
export function Sums({ sitting, elapsed }: { sitting: Sitting; elapsed: number }) {
  const show = useShowMoney(sitting);
  return (
    <dl className={styles.sums}>
      <dt>
        <Trans>Time at play</Trans>
      </dt>
      <dd className="money">{hoursMinutesSeconds(elapsed)}</dd>
      <dt>
        <Trans>Staked</Trans>
      </dt>
      <dd className="money">{show(sitting.staked_cents)}</dd>
      <dt>
        <Trans>Won</Trans>
      </dt>
      <dd className="money">{show(sitting.won_cents)}</dd>
      <dt>
        <Trans>Net position</Trans>
      </dt>
      <dd className="money" data-sign={Math.sign(Number(sitting.net_cents))}>
        {show(sitting.net_cents, true)}
      </dd>
    </dl>
  );
}
