import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { clearBonusCode, setBonusCode, takeBonuses } from "../../api/payments.ts";
import type { Player } from "../../contract/player.ts";
import { ApiError } from "../../lib/http/http.ts";
import { logError } from "../../lib/http/log.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { endPromoCode, promoCode } from "../../lib/payments/deposit-promo.ts";
import { Button } from "../../ui/button.tsx";
import { usePress } from "../../ui/form.tsx";
import PopupFrame from "../../ui/popup-frame.tsx";
import styles from "./cashbox.module.css";

interface PromoCodeProps {
  player: Player;
  /** The player is on the main page and in the midst of nothing. */
  isFree: boolean;
  /** The deposit may begin. */
  onReady: () => void;
}

const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);

/** Sets the code; gives whether it is one. What fails otherwise is thrown, and tried again at the next visit of the main page. */
export async function applyPromoCode(
  client: ReturnType<typeof useQueryClient>,
  code: string,
): Promise<boolean> {
  try {
    await setBonusCode(client, code);
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await clearBonusCode(client);
    return false;
  }
}

/** A bonus code of a link: whoever does without bonuses is asked once, then it is set and the deposit opens. */
export function PromoCode({ player, isFree, onReady }: PromoCodeProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { busy, press } = usePress();
  const [asking, setAsking] = useState(false);
  const running = useRef(false);
  const code = promoCode();

  async function apply(): Promise<void> {
    if (!code) return;
    const isOne = await applyPromoCode(client, code);
    endPromoCode(code);
    if (!isOne) showToast({ text: i18n._(msg`This bonus code is not valid.`), kind: "error" });
    onReady();
  }
  const refuse = () => {
    if (code) endPromoCode(code);
    setAsking(false);
  };
  const accept = () =>
    press(async () => {
      await takeBonuses(client, true);
      setAsking(false);
      await apply();
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins as soon as the player is free, and once
  useEffect(() => {
    if (!code || !isFree || running.current) return;
    running.current = true;
    if (!player.can_issue_bonuses) return setAsking(true);
    apply().catch((error: unknown) => {
      running.current = false;
      logError("PROMO_CODE_ERROR", error, "warn");
    });
  }, [code, isFree]);

  return (
    <PopupFrame open={asking} title={t`Use a bonus?`} narrow onClose={refuse}>
      <div className={styles.box}>
        <p>
          <Trans>
            Your link brings the bonus code <strong>{code}</strong>. You have chosen to do without bonuses.
            Would you like to take them again?
          </Trans>
        </p>
        <div className={styles.pair}>
          <Button onClick={refuse}>
            <Trans>No, stay without</Trans>
          </Button>
          <Button onClick={accept} aria-disabled={busy || undefined}>
            <Trans>Yes, take bonuses</Trans>
          </Button>
        </div>
      </div>
    </PopupFrame>
  );
}
