import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { statsQuery } from "../../../api/payments.ts";
import { usePlayer } from "../../../api/player.ts";
import { now } from "../../../lib/time/time.ts";
import { FailedLine } from "../../../ui/query-fallback.tsx";
import styles from "../cashbox.module.css";
import { useAmounts } from "../use-amounts.ts";
import { useTimes } from "../use-times.ts";

/** Lifetime deposits and withdrawals, and their difference. */
export function NetDeposits() {
  const player = usePlayer();
  const query = useQuery(statsQuery);
  const { format } = useAmounts();
  const { formatDay } = useTimes();
  const opened = player ? formatDay(player.created_at) : "";
  const today = formatDay(new Date(now()).toISOString());
  const used = query.data?.filter(
    ({ deposits_cents, withdrawals_cents }) => BigInt(deposits_cents) + BigInt(withdrawals_cents) > 0n,
  );
  // Without payments, the active currency shows zero.
  const displayed = used?.length ? used : query.data?.filter(({ currency }) => currency === player?.currency);
  return (
    <section className={styles.card} data-net-deposits>
      <h2>
        <Trans>Since you joined</Trans>
      </h2>
      {displayed ? (
        displayed.map(({ currency, deposits_cents, withdrawals_cents }) => (
          <dl key={currency} className={styles.tiles}>
            <div>
              <dt>
                <Trans>Deposited</Trans>
              </dt>
              <dd>{format(deposits_cents, currency)}</dd>
            </div>
            <div>
              <dt>
                <Trans>Withdrawn</Trans>
              </dt>
              <dd>{format(withdrawals_cents, currency)}</dd>
            </div>
            <div>
              <dt>
                <Trans>Net deposits</Trans>
              </dt>
              <dd>{format(BigInt(deposits_cents) - BigInt(withdrawals_cents), currency)}</dd>
            </div>
          </dl>
        ))
      ) : query.error ? (
        <FailedLine query={query} />
      ) : (
        <div className={styles.ghost} aria-hidden />
      )}
      {opened === today ? null : (
        <p className={styles.muted}>
          <Trans>
            From {opened} to {today}
          </Trans>
        </p>
      )}
    </section>
  );
}
