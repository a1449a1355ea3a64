import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import {
  cancelPayment,
  invalidateAfterPayment,
  paymentQuery,
  recallPayment,
  recentDepositsQuery,
} from "../../../api/payments.ts";
import { usePlayer } from "../../../api/player.ts";
import type { Payment } from "../../../contract/payments.ts";
import { focusWhenShown } from "../../../lib/page/focus-when-shown.ts";
import { removePayment } from "../../../lib/payments/pending-payments.ts";
import { connectNow } from "../../../lib/realtime/channel-subscriptions.ts";
import { isPersonalChannelLive } from "../../../lib/realtime/personal-channel.ts";
import { isEnded } from "../../../rules/payments/payment-states.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { useAction } from "../../../ui/form.tsx";
import { QueryFallback } from "../../../ui/query-fallback.tsx";
import { Summary } from "../../../ui/summary.tsx";
import styles from "../cashbox.module.css";
import { useMethodName } from "../methods/use-method-name.ts";
import { pageToPay } from "../methods/web-address.ts";
import { useAmounts } from "../use-amounts.ts";
import { useTimes } from "../use-times.ts";
import { NextStep } from "./next-step.tsx";
import { isUnknown, pollAgain } from "./poll.ts";
import { useRejectionText } from "./rejection.tsx";
import { Timeline } from "./timeline.tsx";
import { Tracker } from "./tracker.tsx";
import { UnknownPayment } from "./unknown-payment.tsx";
import { usePaymentTexts } from "./use-payment-texts.ts";

/** Polling intervals of a pending payment in milliseconds, without and with realtime. */
const POLL_INTERVAL = 4_000;
const REALTIME_POLL_INTERVAL = 20_000;

function StateIcon({ payment: { state, reversed_at } }: { payment: Payment }) {
  if (state === "succeeded" && !reversed_at) return <CircleCheck aria-hidden />;
  return isEnded(state) && state !== "recalled" ? <CircleAlert aria-hidden /> : <Clock aria-hidden />;
}

/** A deposit that the player hasn't finished at the provider, to continue or cancel. */
export function UnfinishedDeposit() {
  const player = usePlayer();
  const { format } = useAmounts();
  const { titleOf, textOf } = usePaymentTexts();
  const payment = useQuery(recentDepositsQuery).data?.find(pageToPay);
  if (!payment) return null;
  return (
    <section className={styles.card} data-unfinished={payment.id}>
      <div className={styles.summary}>
        <h3>
          {titleOf(payment)} · {format(payment.amount_cents, payment.currency)}
        </h3>
        <p className={styles.muted}>{textOf(payment)}</p>
      </div>
      <NextStep payment={payment} player={player} />
      <CancelAction payment={payment} />
    </section>
  );
}

/** Cancels a payment after a confirmation, whose two buttons look alike. */
function CancelAction({ payment }: { payment: Payment }) {
  const client = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const { busy, run } = useAction(useRejectionText());
  const isDeposit = payment.action === "deposit";
  const canStop = isDeposit ? payment.state === "pending" : payment.recallable;
  if (!canStop) return null;
  const confirm = (isOpen: boolean) => {
    setIsConfirming(isOpen);
    focusWhenShown(isOpen ? "[data-question]" : "[data-cancel]");
  };
  const cancel = () =>
    run(async () => {
      await (isDeposit ? cancelPayment : recallPayment)(client, payment.id);
      setIsConfirming(false);
      focusWhenShown("[data-payment] h2, [data-methods], [data-chosen] h3");
    });
  if (!isConfirming)
    return (
      <span className={styles.actions}>
        <Button size="small" data-cancel="" onClick={() => confirm(true)}>
          {isDeposit ? <Trans>Cancel this deposit</Trans> : <Trans>Cancel withdrawal</Trans>}
        </Button>
      </span>
    );
  return (
    <div className={styles.confirm}>
      <span data-question="">
        {isDeposit ? (
          <Trans>Cancel this deposit? If you've already paid, the money will still arrive.</Trans>
        ) : (
          <Trans>Cancel this withdrawal? The money goes back to your balance and isn't paid out.</Trans>
        )}
      </span>
      <span className={styles.actions}>
        <Button size="small" onClick={() => confirm(false)}>
          {isDeposit ? <Trans>Keep deposit</Trans> : <Trans>Keep withdrawal</Trans>}
        </Button>
        <Button size="small" aria-disabled={busy || undefined} onClick={cancel}>
          <Trans>Yes, cancel</Trans>
        </Button>
      </span>
    </div>
  );
}

function Facts({ payment }: { payment: Payment }) {
  const { actions } = usePaymentTexts();
  const { format } = useAmounts();
  const { formatDateTime } = useTimes();
  const nameOf = useMethodName();
  const { action, method, currency, amount_cents, fee_cents, created_at, receipts, id } = payment;
  return (
    <dl className={styles.facts}>
      <dt>{actions[action]}</dt>
      <dd>{format(amount_cents, currency)}</dd>
      <dt>
        <Trans>Fee</Trans>
      </dt>
      <dd>{format(fee_cents, currency)}</dd>
      <dt>
        <Trans>Payment method</Trans>
      </dt>
      <dd>
        {nameOf(method)} {method.profile}
      </dd>
      <dt>
        <Trans>Started</Trans>
      </dt>
      <dd>{formatDateTime(created_at)}</dd>
      {receipts.length > 0 ? (
        <>
          <dt>{receipts.length === 1 ? <Trans>Receipt no.</Trans> : <Trans>Receipt numbers</Trans>}</dt>
          <dd>
            {receipts.map((number) => (
              <Link
                key={number}
                to="/profile/$"
                params={{ _splat: "statement" }}
                search={{ receipt: number } as never}
                className={styles.link}
                preload={false}
              >
                {number}{" "}
              </Link>
            ))}
          </dd>
        </>
      ) : null}
      <dt>
        <Trans>Payment ID</Trans>
      </dt>
      <dd className={styles.muted}>{id}</dd>
    </dl>
  );
}

/** A payment: its state, reason, next step and details. `after` leads on from its state. */
export function PaymentCard({ payment, after }: { payment: Payment; after?: ReactNode }) {
  const { t } = useLingui();
  const player = usePlayer();
  const { reasons, titleOf, textOf } = usePaymentTexts();
  const { reason, action, state } = payment;
  return (
    <>
      <section className={styles.card} data-payment={payment.id} data-state={state}>
        <div className={styles.status} role="status">
          <span className={styles.icon} data-state={payment.reversed_at ? "declined" : state}>
            <StateIcon payment={payment} />
          </span>
          <div className={styles.summary}>
            <h2>{titleOf(payment)}</h2>
            <p>{textOf(payment)}</p>
          </div>
        </div>
        <Tracker payment={payment} />
        {reason ? <p className={styles.note}>{reasons[reason]}</p> : null}
        {reason === "verification_needed" ? (
          <Link to="/profile/$" params={{ _splat: "verification" }} className={buttonClass()}>
            <Trans>Verify ID</Trans>
          </Link>
        ) : null}
        <NextStep payment={payment} player={player} />
        <CancelAction payment={payment} />
        {after}
      </section>
      <section className={styles.card}>
        <h3>{action === "deposit" ? t`Deposit status` : t`Withdrawal status`}</h3>
        <Facts payment={payment} />
        <details>
          <Summary className={styles.history}>
            <Trans>Details</Trans>
          </Summary>
          <Timeline payment={payment} />
        </details>
        <p className={styles.muted}>
          <Link
            to="."
            search={
              ((before: object) => ({ ...before, popup: "support", payment: payment.id })) as unknown as never
            }
            preload={false}
            resetScroll={false}
            data-support={payment.id}
          >
            <Trans>Ask support about this payment</Trans>
          </Link>
        </p>
      </section>
    </>
  );
}

interface PaymentViewProps {
  id: string;
  renderAfter?: (payment: Payment) => ReactNode;
}

/** A payment by id, refreshed until it ends. */
export function PaymentView({ id, renderAfter }: PaymentViewProps) {
  const client = useQueryClient();
  const query = useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state }) =>
      pollAgain(state, isPersonalChannelLive() ? REALTIME_POLL_INTERVAL : POLL_INTERVAL),
    refetchOnWindowFocus: true,
  });
  const payment = query.data;
  const hasEnded = payment !== undefined && isEnded(payment.state);
  useEffect(connectNow, []);
  const [wasOpen, setWasOpen] = useState(false);
  if (payment && !hasEnded && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (!hasEnded) return;
    // The player has seen the outcome: no further notification.
    removePayment(id);
    if (wasOpen) invalidateAfterPayment(client);
  }, [client, id, hasEnded, wasOpen]);
  if (payment) return <PaymentCard payment={payment} after={renderAfter?.(payment)} />;
  if (isUnknown(query.error)) return <UnknownPayment />;
  return (
    <QueryFallback
      queries={[query]}
      skeleton={
        <div className={styles.box} aria-hidden>
          <div className={styles.ghost} data-tall />
          <div className={styles.ghost} data-tall />
        </div>
      }
    />
  );
}
