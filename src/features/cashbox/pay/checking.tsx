import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { useConnection } from "../../../lib/offline/connection.ts";
import { focusWhenShown } from "../../../lib/page/focus-when-shown.ts";
import type { PaymentRequest } from "../../../lib/payments/pending-payments.ts";
import { useBusy } from "../../../lib/tabs/use-busy.ts";
import styles from "../cashbox.module.css";
import { useAmounts } from "../use-amounts.ts";

/** Shown while the outcome of an unanswered payment request is checked; nothing is sent again. */
export function PendingOutcome({ intent: request }: { intent: PaymentRequest }) {
  const { format } = useAmounts();
  const { unreachable } = useConnection();
  useBusy("deposit", true);
  // The form, which had the focus, is hidden.
  useEffect(() => focusWhenShown("[data-checking] h3"), []);
  const amount = format(request.amount_cents, request.currency);
  return (
    <div className={styles.checking} role="status" data-checking={request.key}>
      <span className={styles.spinner} aria-hidden />
      <h3>
        {request.action === "deposit" ? (
          <Trans>Checking your deposit of {amount}…</Trans>
        ) : (
          <Trans>Checking your withdrawal of {amount}…</Trans>
        )}
      </h3>
      <p className={styles.muted}>
        {unreachable ? (
          <Trans>You're offline. We'll check the status when you're back online.</Trans>
        ) : (
          <Trans>We're still waiting for a reply. Your payment won't be sent twice.</Trans>
        )}
      </p>
    </div>
  );
}
