import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { compPointsQuery } from "../../api/comp-points.ts";
import { currenciesQuery } from "../../api/config.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { Card } from "../../ui/card.tsx";
import { FailedLine } from "../../ui/query-fallback.tsx";
import styles from "./profile.module.css";

/** Comp points once there are any: to spend and lifetime, and the stake that earns one in the active currency. */
export function Points({ currency }: { currency: string }) {
  const { i18n } = useLingui();
  const locale = useMoneyLocale();
  const query = useQuery(compPointsQuery);
  const currencies = useQuery(currenciesQuery).data;
  const points = query.data;
  const units = points?.stake_for_point[currency];
  const stake = units !== undefined && currencies ? formatMoney(units, currency, currencies, locale) : null;
  return (
    <Card title={<Trans>Points</Trans>}>
      {query.error && !points ? (
        <FailedLine query={query} />
      ) : points?.persistent.points === 0 ? null : (
        <dl className={styles.points} aria-busy={!points}>
          <Sparkles aria-hidden />
          <div>
            <dt>
              <Trans>Available to spend</Trans>
            </dt>
            <dd>{points ? i18n.number(points.chargeable.points) : "–"}</dd>
          </div>
          <div>
            <dt>
              <Trans>Total earned</Trans>
            </dt>
            <dd>{points ? i18n.number(points.persistent.points) : "–"}</dd>
          </div>
        </dl>
      )}
      {stake ? (
        <p>
          <Trans>
            Earn 1 point for every {stake} you bet with real money, once the round's over. Your total earned
            never goes down.
          </Trans>
        </p>
      ) : null}
    </Card>
  );
}
