import { useLingui } from "@lingui/react/macro";
import type {
  Payment,
  PaymentAction,
  PaymentCode,
  PaymentEvent,
  PaymentReason,
} from "../../../contract/payments.ts";

import { pageToPay } from "../methods/web-address.ts";

/** Reasons why money that arrived was not credited. */
const AFTER_ARRIVAL: ReadonlySet<PaymentReason> = new Set([
  "below_minimum",
  "above_maximum",
  "limit_reached",
  "player_excluded",
]);

type StateTexts = Record<PaymentEvent["state"], string>;

/** Texts of a payment: its state, reason and next step. */
export function usePaymentTexts() {
  const { t } = useLingui();
  const actions: Record<PaymentAction, string> = {
    // Noun, not a verb.
    deposit: t({ message: "Deposit", context: "noun" }),
    cashout: t`Withdrawal`,
  };
  const endStates = {
    canceled: t`Cancelled`,
    declined: t`Declined`,
    rejected: t`Not paid out`,
    recalled: t`Cancelled by you`,
    reversed: t`Charged back`,
  };
  const states: Record<PaymentAction, StateTexts> = {
    deposit: {
      ...endStates,
      pending: t`Pending`,
      reserved: t`Pending`,
      processing: t`Processing`,
      succeeded: t`Added to your balance`,
    },
    cashout: {
      ...endStates,
      reserved: t`Requested`,
      pending: t`In review`,
      processing: t`On its way to you`,
      succeeded: t`Paid out`,
    },
  };
  const endTexts = {
    canceled: t`It was cancelled before any money moved.`,
    declined: t`We haven't received any money.`,
    rejected: t`It wasn't paid out. The money is back in your balance.`,
    recalled: t`Withdrawal cancelled. Your money is back in your balance.`,
    reversed: t`The payment was reversed after it arrived.`,
  };
  const texts: Record<PaymentAction, StateTexts> = {
    deposit: {
      ...endTexts,
      pending: t`It's been started, but the money isn't in your balance yet.`,
      reserved: t`It's been started, but the money isn't in your balance yet.`,
      processing: t`It'll be in your balance as soon as the payment provider confirms it.`,
      succeeded: t`The money's in your balance.`,
    },
    cashout: {
      ...endTexts,
      canceled: t`It was cancelled. The money is back in your balance.`,
      reserved: t`The money is reserved for this withdrawal, so you can't play with it.`,
      pending: t`Our payments team is checking it. The money stays reserved for you.`,
      processing: t`The payment provider has it, so it can't be stopped any more.`,
      succeeded: t`The payment provider has paid it out.`,
    },
  };
  const reasons: Record<PaymentReason, string> = {
    declined_by_bank: t`Your bank declined it. Ask them why, or try another payment method.`,
    insufficient_funds: t`There wasn't enough money on the card or in the account. Try a smaller amount or another payment method.`,
    card_expired: t`This card has expired. Use another card.`,
    suspected_fraud: t`The payment provider couldn't confirm this payment was yours. Ask your bank or contact support.`,
    canceled_by_player: t`You cancelled it on the payment page.`,
    expired: t`It wasn't paid in time. You can start a new one. Money that arrives late is still yours.`,
    below_minimum: t`You sent less than the minimum. Support can help you get it credited or sent back.`,
    above_maximum: t`You sent more than the maximum. We're sending it back.`,
    limit_reached: t`It would go over a limit you've set. Any money that arrives goes straight back.`,
    player_excluded: t`You're taking a break, so we can't take deposits. Any money that arrives goes straight back.`,
    details_do_not_match: t`The account isn't in your name. We only pay to accounts in your own name.`,
    verification_needed: t`We need to verify your ID first. Verify it in your profile, then try again.`,
    not_accepted: t`It wasn't accepted. Support can tell you more.`,
    provider_error: t`The payment provider had a problem. You can try again.`,
    charged_back: t`Your bank has taken the money back. Support can tell you more.`,
  };
  const rejections: Record<PaymentCode, string> = {
    method_unavailable: t`This payment method isn't available now. Choose another one.`,
    verification_needed: t`We need to verify your ID before we pay out. Verify it in your profile first.`,
    card_rejected: t`You can't use this card here. Try another card or payment method.`,
    confirmation_required: t`Nothing's been withdrawn yet. Confirm it's you, then withdraw again.`,
    bonus_would_end: t`This withdrawal ends your bonus. Check what you'd lose, then withdraw again.`,
    key_reused: t`You've already sent this. Check your payments before you try again.`,
    not_recallable: t`It's too late to cancel this withdrawal – the payment provider already has it. See your payments for updates.`,
    not_cancelable: t`It's too late to cancel this deposit – the payment provider already has it. See your payments for updates.`,
    no_form_expected: t`There's nothing left to do here. See your payments for updates.`,
  };
  const unfinished = {
    title: t`You haven't finished paying`,
    text: t`Continue on the payment provider's page. If you've already paid, there's nothing more to do.`,
  };
  const titleOf = (payment: Payment): string =>
    pageToPay(payment)
      ? unfinished.title
      : states[payment.action][payment.reversed_at ? "reversed" : payment.state];
  function textOf(payment: Payment): string {
    const { action, state, reversed_at, reason } = payment;
    if (pageToPay(payment)) return unfinished.text;
    return state === "declined" && reason !== null && AFTER_ARRIVAL.has(reason)
      ? t`The money that arrived wasn't added to your balance.`
      : texts[action][reversed_at ? "reversed" : state];
  }
  return { actions, states, reasons, rejections, titleOf, textOf };
}
