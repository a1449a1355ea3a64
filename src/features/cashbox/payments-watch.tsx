import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { paymentQuery, recentDepositsQuery } from "../../api/payments.ts";
import type { Payment } from "../../contract/payments.ts";
import { showToast, type Toast } from "../../lib/page/toasts.ts";
import { useVisible } from "../../lib/page/use-visible.ts";
import { forgetPayment, type Intent, isUnclear, useIntents } from "../../lib/payments/pending-payments.ts";
import { canceledToTell, noteTold, offerOnce } from "../../lib/payments/seen-payments.ts";
import { now } from "../../lib/time/time.ts";
import { isEnded } from "../../rules/payments/payment-states.ts";
import { pollAgain } from "./poll.ts";
import { useAmounts } from "./use-amounts.ts";
import { useCheck } from "./use-check.ts";

/** How often a deposit that goes on is looked after, milliseconds; realtime tells sooner. */
const EVERY = 15_000;

function useTell() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  return (text: string, kind: Toast["kind"], payment?: string) => {
    const run = () =>
      void navigate({ to: "/profile/$", params: { _splat: payment ? `payments/${payment}` : "payments" } });
    showToast({ text, kind, action: { label: i18n._(msg`See it`), run, leads: true } });
  };
}

/** A deposit of this device that has not ended: offered once a session, and told of when it ends. */
function Followed({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { write, isKnown } = useAmounts();
  const tell = useTell();
  const told = useRef(false);
  const payment = useQuery({
    ...paymentQuery(id),
    refetchInterval: ({ state }) => pollAgain(state, EVERY),
    refetchOnWindowFocus: true,
  }).data;
  useEffect(() => {
    if (!payment || !isKnown || told.current) return;
    const amount = write(payment.amount_cents, payment.currency);
    if (!isEnded(payment.state)) {
      if (offerOnce(id)) tell(i18n._(msg`Your deposit of ${amount} is being checked.`), "info", id);
      return;
    }
    told.current = true;
    forgetPayment(id);
    if (payment.state === "succeeded")
      tell(i18n._(msg`Your deposit of ${amount} is in your balance.`), "info", id);
    if (payment.state === "declined") tell(i18n._(msg`Your deposit of ${amount} was declined.`), "error", id);
  });
  return null;
}

/** What a lost answer has become, while the player is elsewhere. */
function Unclear({ intent }: { intent: Intent }) {
  const { i18n } = useLingui();
  const { write, isKnown } = useAmounts();
  const tell = useTell();
  const { action, amount_cents, currency, key } = intent;
  const amount = write(amount_cents, currency);
  const isDeposit = action === "deposit";
  useEffect(() => {
    if (!isKnown || !offerOnce(key)) return;
    const text = isDeposit
      ? i18n._(msg`Your deposit of ${amount} is being checked.`)
      : i18n._(msg`Your withdrawal of ${amount} is being checked.`);
    showToast({ text, kind: "info" });
  });
  useCheck(isKnown ? intent : undefined, (payment: Payment | null) => {
    if (payment === null) {
      const text = isDeposit
        ? i18n._(msg`Your deposit of ${amount} was not begun, and no money has moved.`)
        : i18n._(msg`Your withdrawal of ${amount} was not begun, and no money has moved.`);
      return void showToast({ text, kind: "info" });
    }
    const text = isDeposit
      ? i18n._(msg`Your deposit of ${amount} was begun.`)
      : i18n._(msg`Your withdrawal of ${amount} was begun.`);
    tell(text, "info", payment.id);
  });
  return null;
}

/** Warns once of each deposit that has just been canceled. */
function Canceled() {
  const { i18n } = useLingui();
  const { write, isKnown } = useAmounts();
  const tell = useTell();
  const deposits = useQuery(recentDepositsQuery).data;
  // Of several tabs the one that is looked at tells.
  const visible = useVisible();
  useEffect(() => {
    if (!deposits || !isKnown || !visible) return;
    for (const { id, amount_cents, currency } of canceledToTell(deposits, now())) {
      noteTold(id);
      const amount = write(amount_cents, currency);
      tell(i18n._(msg`Your deposit of ${amount} was canceled. No money has moved.`), "error", id);
    }
  });
  return null;
}

interface PaymentsWatchProps {
  /** The player looks at payments: what is here stands there. */
  isQuiet: boolean;
}

/** What is told of payments wherever the player is: what was canceled, what this device has left unfinished. */
export function PaymentsWatch({ isQuiet }: PaymentsWatchProps) {
  const intents = useIntents();
  const unclear = isQuiet ? undefined : intents.find(isUnclear);
  return (
    <>
      <Canceled />
      {unclear ? <Unclear key={unclear.key} intent={unclear} /> : null}
      {isQuiet
        ? null
        : intents.map(({ payment }) => (payment ? <Followed key={payment} id={payment} /> : null))}
    </>
  );
}
