import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { clearBonusCode, setBonusCode, setBonusesEnabled } from "../../../api/payments.ts";
import type { Player } from "../../../contract/player.ts";
import { ApiError } from "../../../lib/http/http.ts";
import { logError } from "../../../lib/http/log.ts";
import { showToast } from "../../../lib/page/toasts.ts";
import { markPromoCodeUsed, promoCode } from "../../../lib/payments/deposit-promo.ts";
import { Button } from "../../../ui/button.tsx";
import { useAction } from "../../../ui/form.tsx";
import PopupFrame from "../../../ui/popup-frame.tsx";
import styles from "../cashbox.module.css";

interface PromoCodeProps {
  player: Player;
  /** True while the player is on the main page without unfinished work. */
  canPrompt: boolean;
  /** Opens the deposit. */
  onReady: () => void;
}

const isRejection = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);

/**
 * Applies the code.
 * @returns false if it is invalid.
 * @throws other failures, which are retried on the next visit of the main page.
 */
export async function applyPromoCode(
  client: ReturnType<typeof useQueryClient>,
  code: string,
): Promise<boolean> {
  try {
    await setBonusCode(client, code);
    return true;
  } catch (error) {
    if (!isRejection(error)) throw error;
    await clearBonusCode(client);
    return false;
  }
}

/**
 * Bonus code of a link: prompts a player without bonuses once, then applies the code and opens the deposit.
 */
export function PromoCode({ player, canPrompt, onReady }: PromoCodeProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { busy, run } = useAction();
  const [isPrompting, setIsPrompting] = useState(false);
  const hasStarted = useRef(false);
  const code = promoCode();

  async function apply(): Promise<void> {
    if (!code) return;
    const isValid = await applyPromoCode(client, code);
    markPromoCodeUsed(code);
    const replaced = player.deposit_bonus_code;
    if (isValid && replaced && replaced !== code.toUpperCase())
      showToast({
        text: i18n._(msg`Your link's bonus replaces the one you'd chosen: ${replaced}.`),
        kind: "info",
      });
    if (!isValid) showToast({ text: i18n._(msg`This bonus code isn't valid.`), kind: "error" });
    onReady();
  }
  const decline = () => {
    if (code) markPromoCodeUsed(code);
    setIsPrompting(false);
  };
  const accept = () =>
    run(async () => {
      await setBonusesEnabled(client, true);
      setIsPrompting(false);
      await apply();
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, as soon as a prompt may open
  useEffect(() => {
    if (!code || !canPrompt || hasStarted.current) return;
    hasStarted.current = true;
    if (!player.can_issue_bonuses) return setIsPrompting(true);
    apply().catch((error: unknown) => {
      hasStarted.current = false;
      logError("PROMO_CODE_ERROR", error, "warn");
    });
  }, [code, canPrompt]);

  return (
    <PopupFrame open={isPrompting} title={t`Use a bonus?`} narrow onClose={decline}>
      <div className={styles.box}>
        <p>
          <Trans>
            Your link comes with bonus code <strong>{code}</strong>, but you've turned off bonuses. Turn them
            back on?
          </Trans>
        </p>
        <div className={styles.pair}>
          <Button onClick={decline}>
            <Trans>No thanks, no bonuses</Trans>
          </Button>
          <Button onClick={accept} aria-disabled={busy || undefined}>
            <Trans>Yes, turn on bonuses</Trans>
          </Button>
        </div>
      </div>
    </PopupFrame>
  );
}
