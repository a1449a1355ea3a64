import { useLingui } from "@lingui/react/macro";
import type { bonusesRejections } from "../../contract/bonuses.ts";
import type { promoCodesRejections } from "../../contract/promo-codes.ts";
import { useFailureText } from "./failure-text.ts";
import { ApiError } from "./http.ts";

type GiftCode = keyof typeof bonusesRejections | keyof typeof promoCodesRejections;

/** Message of a rejected call about bonuses, free spins or promo codes. */
export function useGiftErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  const failureText = useFailureText();
  return (error) => {
    const { code = "", envelope = null } = error instanceof ApiError ? error : {};
    const game = envelope?.game;
    const messages: Record<GiftCode, string> = {
      bonus_ended: t`This gift has already ended. The list below is up to date.`,
      round_open: game
        ? t`Your round in ${game} isn't finished. Finish it, then try again.`
        : t`One of your rounds isn't finished. Finish it, then try again.`,
      bonus_loss_changed: t`The amount has changed. Check it, then confirm again.`,
      bonus_frozen: t`This gift is paused. You can use it when the pause is over.`,
      bonus_queue_full: t`Your bonus queue is full. End one first.`,
      bonus_queue_changed: t`The order has changed. Check it, then try again.`,
      bonuses_disabled: t`Bonuses are turned off for your account. Turn them on, or contact support.`,
      code_not_valid: t`This code isn't valid. Check it for typos.`,
    };
    return messages[code as GiftCode] ?? failureText(error);
  };
}
