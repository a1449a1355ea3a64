import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accountsQuery } from "../../api/account.ts";
import { bonusesQuery, endBonus } from "../../api/bonuses.ts";
import { useMoneyText } from "../../api/money-text.ts";
import type { Bonus } from "../../contract/bonuses.ts";
import { useGiftErrorText } from "../../lib/http/gift-error-text.ts";
import { ApiError } from "../../lib/http/http.ts";
import { focusWhenShown } from "../../lib/page/focus-when-shown.ts";
import { lossOf } from "../../rules/bonuses/gifts.ts";
import { toAmount } from "../../rules/money/amounts.ts";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";
import { OnlineButton } from "../../ui/online-button.tsx";
import styles from "../../ui/panel.module.css";

/** The loss that the server has named; null if the error is another one. */
const lossIn = (error: unknown): bigint | null => {
  const loss = error instanceof ApiError ? error.envelope?.loss_cents : undefined;
  return loss === undefined ? null : BigInt(loss);
};

/** What is lost and what stays. */
function Consequences({ bonus, loss }: { bonus: Bonus; loss: bigint }) {
  const money = useMoneyText();
  const { currency } = bonus;
  const account = useQuery(accountsQuery).data?.find((one) => one.currency === currency);
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>You lose: bonus money</Trans>
          </dt>
          <dd data-loss>{money(loss, currency)}</dd>
        </div>
        {account ? (
          <div>
            <dt>
              <Trans>You keep: real money</Trans>
            </dt>
            <dd data-remaining>{money(account.amount_cents, currency)}</dd>
          </div>
        ) : null}
      </dl>
      <p className={styles.muted}>
        <Trans>
          Your real money stays yours, with everything you've won with it. You can't get this bonus back.
        </Trans>
      </p>
    </>
  );
}

function EndSheet({ bonus, isOpen, onClose }: { bonus: Bonus; isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const errorText = useGiftErrorText();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const loss = lossIn(error) ?? lossOf(bonus);
  const close = () => {
    setError(null);
    onClose();
  };
  const confirm = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await endBonus(client, bonus.id, toAmount(loss));
      close();
      focusWhenShown(`[data-bonus="${bonus.id}"]:not([data-stage="${bonus.stage}"]) h3`);
    } catch (failure) {
      setError(failure);
      void client.invalidateQueries({ queryKey: bonusesQuery.queryKey });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <ConfirmSheet
      open={isOpen}
      title={t`End this bonus?`}
      error={error ? errorText(error) : null}
      decline={<Trans>Keep bonus</Trans>}
      confirm={<Trans>End bonus</Trans>}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <Consequences bonus={bonus} loss={loss} />
    </ConfirmSheet>
  );
}

/** Ends a bonus, after a sheet that says what is lost. */
export function EndBonus({ bonus }: { bonus: Bonus }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <OnlineButton size="small" onClick={() => setIsOpen(true)}>
        <Trans>End this bonus</Trans>
      </OnlineButton>
      <EndSheet bonus={bonus} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
