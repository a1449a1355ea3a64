import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { activateBonus, bonusesQuery } from "../../api/bonuses.ts";
import { useMoneyText } from "../../api/money-text.ts";
import type { Bonus } from "../../contract/bonuses.ts";
import { useGiftErrorText } from "../../lib/http/gift-error-text.ts";
import { focusWhenShown } from "../../lib/page/focus-when-shown.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { BannerPicture } from "../../ui/banner-picture.tsx";
import { BonusesOffNote } from "../../ui/bonuses-off-note.tsx";
import { useAction } from "../../ui/form.tsx";
import { OnlineButton } from "../../ui/online-button.tsx";
import styles from "../../ui/panel.module.css";
import { TimeLeft } from "../../ui/time-left.tsx";
import { TermsDetails } from "./bonus-terms.tsx";
import { EndBonus } from "./end-bonus.tsx";
import { FrozenNote } from "./running-bonus.tsx";

interface IssuedBonusProps {
  bonus: Bonus;
  /** The server's time. */
  now: number;
  /** On a break: no actions and no deadlines. */
  isLocked: boolean;
  /** The operator has disabled its group: it can't be activated at present. */
  isDisabled: boolean;
  /** The player has turned bonuses off: it can't be activated. */
  isOff: boolean;
  /** Address of a banner without width and extension. */
  image?: string | undefined;
  outlook: ReactNode;
}

/** A bonus that waits for its activation. */
export function IssuedBonus({ bonus, now, isLocked, isDisabled, isOff, image, outlook }: IssuedBonusProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const money = useMoneyText();
  const { busy, run } = useAction(useGiftErrorText());
  const { id, title, currency, amount_cents, activatable_until, frozen } = bonus;
  const required = money(bonus.amount_wager_requirement_cents, currency);
  const isPaused = isLocked || frozen !== null;
  const activate = () =>
    run(async () => {
      await activateBonus(client, id);
      const changed = client.getQueryData(bonusesQuery.queryKey)?.find((one) => one.id === id);
      const text = changed?.stage === "wait" ? t`Added to your queue` : t`Bonus activated`;
      showToast({ text, kind: "info" });
      focusWhenShown(`[data-bonus="${id}"]:not([data-stage="issued"]) h3`);
    });
  return (
    <article className={styles.panel} data-bonus={id} data-stage={bonus.stage}>
      {image ? <BannerPicture image={image} className={styles.picture} /> : null}
      <div className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.amount}>{money(amount_cents, currency)}</span>
      </div>
      {frozen ? <FrozenNote frozen={frozen} /> : null}
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>To wager</Trans>
          </dt>
          <dd>{required}</dd>
        </div>
        {activatable_until && !isPaused ? (
          <div>
            <dt>
              <Trans>Time to activate</Trans>
            </dt>
            <dd>
              <TimeLeft until={activatable_until} now={now} />
            </dd>
          </div>
        ) : null}
      </dl>
      {isOff && !isPaused ? <BonusesOffNote /> : null}
      {isDisabled && !isOff && !isPaused ? (
        <p className={styles.muted}>
          <Trans>You can't activate this bonus right now. It stays here in the meantime.</Trans>
        </p>
      ) : null}
      {isPaused ? null : outlook}
      <TermsDetails terms={bonus.terms} currency={currency} campaign={bonus.campaign} />
      {isLocked ? null : (
        <div className={styles.actions}>
          {bonus.activatable && !isDisabled && !isOff ? (
            <OnlineButton size="small" aria-disabled={busy || undefined} onClick={activate}>
              <Trans>Activate bonus</Trans>
            </OnlineButton>
          ) : null}
          <EndBonus bonus={bonus} />
        </div>
      )}
    </article>
  );
}
