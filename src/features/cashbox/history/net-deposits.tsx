import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { statsQuery } from "../../../api/payments.ts";
import { usePlayer } from "../../../api/player.ts";
import { now } from "../../../lib/time/time.ts";
import { FailedLine } from "../../../ui/query-fallback.tsx";
import styles from "../cashbox.module.css";
import { useAmounts } from "../use-amounts.ts";
import { useTimes } from "../use-times.ts";

/** Sums of one currency, formatted; without any, it keeps their place. */
function Sums({ sums }: { sums?: Record<"deposited" | "withdrawn" | "net", string> }) {
  return (
    <dl className={styles.tiles} aria-hidden={!sums}>
      <div>
        <dt>
          <Trans>Deposited</Trans>
        </dt>
        <dd>{sums?.deposited ?? "\u00a0"}</dd>
      </div>
      <div>
        <dt>
          <Trans>Withdrawn</Trans>
        </dt>
        <dd>{sums?.withdrawn ?? "\u00a0"}</dd>
      </div>
      <div>
        <dt>
          <Trans>Net deposits</Trans>
        </dt>
        <dd>{sums?.net ?? "\u00a0"}</dd>
      </div>
    </dl>
  );
}

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
          <Sums
            key={currency}
            sums={{
              deposited: format(deposits_cents, currency),
              withdrawn: format(withdrawals_cents, currency),
              net: format(BigInt(deposits_cents) - BigInt(withdrawals_cents), currency),
            }}
          />
        ))
      ) : query.error ? (
        <FailedLine query={query} />
      ) : (
        <Sums />
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
