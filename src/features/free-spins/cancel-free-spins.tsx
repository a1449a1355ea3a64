import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { cancelFreeSpins, freeSpinsQuery } from "../../api/free-spins.ts";
import { useMoneyText } from "../../api/money-text.ts";
import type { FreeSpins } from "../../contract/free-spins.ts";
import { useGiftErrorText } from "../../lib/http/gift-error-text.ts";
import { focusWhenShown } from "../../lib/page/focus-when-shown.ts";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";
import { OnlineButton } from "../../ui/online-button.tsx";
import styles from "../../ui/panel.module.css";

/** Cancels spins, after a sheet that says what is lost. */
export function CancelFreeSpins({ spins }: { spins: FreeSpins }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const money = useMoneyText();
  const errorText = useGiftErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const remaining = spins.freespins_total - spins.freespins_played;
  const close = () => {
    setError(null);
    setIsOpen(false);
  };
  const confirm = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await cancelFreeSpins(client, spins.id);
      close();
      focusWhenShown(`[data-spins="${spins.id}"]:not([data-stage="${spins.stage}"]) h3`);
    } catch (failure) {
      setError(failure);
      void client.invalidateQueries({ queryKey: freeSpinsQuery.queryKey });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <OnlineButton size="small" onClick={() => setIsOpen(true)}>
        <Trans>Cancel spins</Trans>
      </OnlineButton>
      <ConfirmSheet
        open={isOpen}
        title={t`Cancel these spins?`}
        error={error ? errorText(error) : null}
        decline={<Trans>Keep spins</Trans>}
        confirm={<Trans>Cancel spins</Trans>}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <dl className={styles.facts}>
          <div>
            <dt>
              <Trans>You lose</Trans>
            </dt>
            <dd data-loss>
              <Plural value={remaining} one="# spin" other="# spins" />
              {BigInt(spins.won_cents) > 0n ? (
                <small>
                  <Trans>and {money(spins.won_cents, spins.currency)} won so far</Trans>
                </small>
              ) : null}
            </dd>
          </div>
        </dl>
        <p className={styles.muted}>
          <Trans>Your real money stays yours. You can't get these spins back.</Trans>
        </p>
      </ConfirmSheet>
    </>
  );
}
