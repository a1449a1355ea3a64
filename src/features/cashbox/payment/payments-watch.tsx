import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { paymentQuery, recentDepositsQuery } from "../../../api/payments.ts";
import type { Payment } from "../../../contract/payments.ts";
import { dismissToast, showToast, type Toast } from "../../../lib/page/toasts.ts";
import { useVisible } from "../../../lib/page/use-visible.ts";
import {
  hasUnknownOutcome,
  type PaymentRequest,
  removePayment,
  usePaymentRequests,
} from "../../../lib/payments/pending-payments.ts";
import { isFirstOffer, markNotified, unseenCanceled } from "../../../lib/payments/seen-payments.ts";
import { now } from "../../../lib/time/time.ts";
import { isEnded } from "../../../rules/payments/payment-states.ts";
import { pageToPay } from "../methods/web-address.ts";
import { useAmounts } from "../use-amounts.ts";
import { pollAgain } from "./poll.ts";
import { usePaymentOutcome } from "./use-check.ts";

/** Polling interval of a pending deposit in milliseconds; realtime is faster. */
const POLL_INTERVAL = 15_000;

function usePaymentToast() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  return (text: string, kind: Toast["kind"], payment?: string) => {
    const run = () =>
      void navigate({ to: "/profile/$", params: { _splat: payment ? `payments/${payment}` : "payments" } });
    return showToast({ text, kind, action: { label: i18n._(msg`View payment`), run, navigates: true } });
  };
}

/** Announces a pending deposit of this device once per session, and again when the deposit ends. */
function PendingDeposit({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { format, isKnown } = useAmounts();
  const notify = usePaymentToast();
  const hasNotified = useRef(false);
  const checkingToast = useRef<number>(undefined);
  const payment = useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state }) => pollAgain(state, POLL_INTERVAL),
    refetchOnWindowFocus: true,
  }).data;
  // The cashbox shows the same beside its methods.
  useEffect(
    () => () => {
      if (checkingToast.current !== undefined) dismissToast(checkingToast.current);
    },
    [],
  );
  useEffect(() => {
    if (!payment || !isKnown || hasNotified.current) return;
    const amount = format(payment.amount_cents, payment.currency);
    if (!isEnded(payment.state)) {
      if (isFirstOffer(id))
        checkingToast.current = notify(
          pageToPay(payment)
            ? i18n._(msg`You haven't finished paying your deposit of ${amount}.`)
            : i18n._(msg`Your deposit of ${amount} is being checked.`),
          "info",
          id,
        );
      return;
    }
    // The outcome replaces it.
    if (checkingToast.current !== undefined) dismissToast(checkingToast.current);
    hasNotified.current = true;
    removePayment(id);
    if (payment.state === "succeeded")
      notify(i18n._(msg`Your deposit of ${amount} is in your balance.`), "info", id);
    if (payment.state === "declined")
      notify(i18n._(msg`Your deposit of ${amount} was declined.`), "error", id);
  });
  return null;
}

/** Outside the payment pages, finds out the outcome of a payment request that got no response. */
function UnknownOutcome({ intent: request }: { intent: PaymentRequest }) {
  const { i18n } = useLingui();
  const { format, isKnown } = useAmounts();
  const notify = usePaymentToast();
  const { action, amount_cents, currency, key } = request;
  const amount = format(amount_cents, currency);
  const isDeposit = action === "deposit";
  useEffect(() => {
    if (!isKnown || !isFirstOffer(key)) return;
    const text = isDeposit
      ? i18n._(msg`Your deposit of ${amount} is being checked.`)
      : i18n._(msg`Your withdrawal of ${amount} is being checked.`);
    showToast({ text, kind: "info" });
  });
  usePaymentOutcome(isKnown ? request : undefined, (payment: Payment | null) => {
    if (payment === null) {
      const text = isDeposit
        ? i18n._(msg`Your deposit of ${amount} didn't go through. No money has moved.`)
        : i18n._(msg`Your withdrawal of ${amount} didn't go through. No money has moved.`);
      return void showToast({ text, kind: "info" });
    }
    const text = isDeposit
      ? i18n._(msg`Your deposit of ${amount} has started.`)
      : i18n._(msg`Your withdrawal of ${amount} has started.`);
    notify(text, "info", payment.id);
  });
  return null;
}

/** Warns once of each recently canceled deposit. */
function Canceled() {
  const { i18n } = useLingui();
  const { format, isKnown } = useAmounts();
  const notify = usePaymentToast();
  const deposits = useQuery(recentDepositsQuery).data;
  // Only the visible tab notifies.
  const visible = useVisible();
  useEffect(() => {
    if (!deposits || !isKnown || !visible) return;
    for (const { id, amount_cents, currency } of unseenCanceled(deposits, now())) {
      markNotified(id);
      const amount = format(amount_cents, currency);
      notify(i18n._(msg`Your deposit of ${amount} was cancelled. No money has moved.`), "error", id);
    }
  });
  return null;
}

interface PaymentsWatchProps {
  /** True while the player views payments, which show the same information. */
  isQuiet: boolean;
  /** False while the player views a page with the deposits that aren't finished. */
  showsDeposits: boolean;
}

/** Payment notifications on every page: canceled deposits, and this device's pending payments. */
export function PaymentsWatch({ isQuiet, showsDeposits }: PaymentsWatchProps) {
  const requests = usePaymentRequests();
  const pendingRequest = isQuiet ? undefined : requests.find(hasUnknownOutcome);
  return (
    <>
      <Canceled />
      {pendingRequest ? <UnknownOutcome key={pendingRequest.key} intent={pendingRequest} /> : null}
      {isQuiet || !showsDeposits
        ? null
        : requests.map(({ payment }) => (payment ? <PendingDeposit key={payment} id={payment} /> : null))}
    </>
  );
}
