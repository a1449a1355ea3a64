import { useLingui } from "@lingui/react/macro";
import type { PaymentCode } from "../../contract/error.ts";
import type { Payment, PaymentAction, PaymentEvent, PaymentReason } from "../../contract/payments.ts";

/** Why money is not taken that is there. */
const AFTER_ARRIVAL: ReadonlySet<PaymentReason> = new Set([
  "below_minimum",
  "above_maximum",
  "limit_reached",
  "player_excluded",
]);

type StateWords = Record<PaymentEvent["state"], string>;

/** A payment in plain words: where it stands, why it ended as it did, and what can be done. */
export function usePaymentWords() {
  const { t } = useLingui();
  const actions: Record<PaymentAction, string> = {
    // What it is, not what is done.
    deposit: t({ message: "Deposit", context: "noun" }),
    cashout: t`Withdrawal`,
  };
  const ended = {
    canceled: t`Canceled`,
    declined: t`Declined`,
    rejected: t`Not paid out`,
    recalled: t`Taken back by you`,
    reversed: t`Charged back`,
  };
  const states: Record<PaymentAction, StateWords> = {
    deposit: {
      ...ended,
      pending: t`Waiting`,
      reserved: t`Waiting`,
      processing: t`On its way`,
      succeeded: t`In your balance`,
    },
    cashout: {
      ...ended,
      reserved: t`Requested`,
      pending: t`Being checked`,
      processing: t`On its way to you`,
      succeeded: t`Paid out`,
    },
  };
  const stopped = {
    canceled: t`It was given up before any money moved.`,
    declined: t`No money has reached us.`,
    rejected: t`It was not paid out. The money is back in your balance.`,
    recalled: t`You have taken it back. The money is in your balance again.`,
    reversed: t`The money was taken back after it had arrived.`,
  };
  const explained: Record<PaymentAction, StateWords> = {
    deposit: {
      ...stopped,
      pending: t`It has begun. Nothing is in your balance yet.`,
      reserved: t`It has begun. Nothing is in your balance yet.`,
      processing: t`The payment provider has it. It is in your balance as soon as they confirm it.`,
      succeeded: t`The money is in your balance.`,
    },
    cashout: {
      ...stopped,
      canceled: t`It was canceled. The money is back in your balance.`,
      reserved: t`The money is set aside for you and cannot be played any more.`,
      pending: t`Our payments team looks at it. The money stays set aside for you.`,
      processing: t`It is with the payment provider and cannot be stopped any more.`,
      succeeded: t`The payment provider has paid it out.`,
    },
  };
  const reasons: Record<PaymentReason, string> = {
    declined_by_bank: t`Your bank has declined it. They can tell you why; another way to pay may work at once.`,
    insufficient_funds: t`There was not enough money on the card or account. Try a smaller amount or another way to pay.`,
    card_expired: t`The card has expired. Use another card.`,
    suspected_fraud: t`The payment provider took it for one that is not yours. Ask your bank, or write to our support.`,
    canceled_by_player: t`You canceled it on the payment page.`,
    expired: t`It was not paid in time. You can begin a new one; money that arrives late is still yours.`,
    below_minimum: t`Less arrived than the least amount. Our support helps you to get it booked or sent back.`,
    above_maximum: t`You sent more than the maximum. We're sending it back.`,
    limit_reached: t`It would have passed a limit that you have set. What has arrived is sent back.`,
    player_excluded: t`You are taking a break from playing, so that no deposit is taken. What has arrived is sent back.`,
    details_do_not_match: t`The name of the account is not yours. We pay to accounts in your own name only.`,
    verification_needed: t`We must know who you are first. Verify yourself in your profile, then ask again.`,
    not_accepted: t`It was not accepted. Our support can tell you more.`,
    provider_error: t`The payment provider had a fault. You can try again.`,
    charged_back: t`Your bank has taken the money back. Our support can tell you more.`,
  };
  const refusals: Record<PaymentCode, string> = {
    method_unavailable: t`This way to pay is not available now. Choose another one.`,
    verification_needed: t`We must know who you are before we pay out. Verify yourself in your profile first.`,
    card_refused: t`This card cannot be used here. Use another card or another way to pay.`,
    key_reused: t`This has been sent before. Look into your payments before you try again.`,
    not_recallable: t`It is too late to take this back: it is already with the payment provider. Your payments show how it goes on.`,
    not_cancelable: t`It is too late to cancel this: it is already with the payment provider. Your payments show how it goes on.`,
    nothing_asked: t`Nothing is to be answered here any more. Your payments show how it goes on.`,
  };
  const titleOf = ({ action, state, reversed_at }: Payment): string =>
    states[action][reversed_at ? "reversed" : state];
  const textOf = ({ action, state, reversed_at, reason }: Payment): string =>
    state === "declined" && reason !== null && AFTER_ARRIVAL.has(reason)
      ? t`What has arrived was not added to your balance.`
      : explained[action][reversed_at ? "reversed" : state];
  return { actions, states, reasons, refusals, titleOf, textOf };
}
