import { Trans } from "@lingui/react/macro";
import { useConnection } from "../../lib/offline/connection.ts";
import type { Intent } from "../../lib/payments/pending-payments.ts";
import { useBusy } from "../../lib/tabs/use-busy.ts";
import styles from "./cashbox.module.css";
import { useAmounts } from "./use-amounts.ts";

/** An answer was lost: the truth is asked for, and nothing is sent again. */
export function Checking({ intent }: { intent: Intent }) {
  const { write } = useAmounts();
  const { unreachable } = useConnection();
  useBusy("deposit", true);
  const amount = write(intent.amount_cents, intent.currency);
  return (
    <div className={styles.checking} role="status" data-checking={intent.key}>
      <span className={styles.spinner} aria-hidden />
      <h2>
        {intent.action === "deposit" ? (
          <Trans>Checking your deposit of {amount} …</Trans>
        ) : (
          <Trans>Checking your withdrawal of {amount} …</Trans>
        )}
      </h2>
      <p className={styles.muted}>
        {unreachable ? (
          <Trans>There is no network. As soon as there is one, we look what has become of it.</Trans>
        ) : (
          <Trans>The answer has not come. We ask what has become of it; it is not sent a second time.</Trans>
        )}
      </p>
    </div>
  );
}
