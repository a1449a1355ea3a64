import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useRef, useState } from "react";
import { bonusesQuery, orderQueue } from "../../api/bonuses.ts";
import { useMoneyText } from "../../api/money-text.ts";
import type { Bonus } from "../../contract/bonuses.ts";
import { useGiftErrorText } from "../../lib/http/gift-error-text.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { moveItem } from "../../rules/bonuses/gifts.ts";
import { Button } from "../../ui/button.tsx";
import { useAction } from "../../ui/form.tsx";
import styles from "../../ui/panel.module.css";
import { TermsDetails } from "./bonus-terms.tsx";
import { EndBonus } from "./end-bonus.tsx";

/** Moves bonuses in the queue; the pressed button keeps the focus, and the new place is announced. */
function useMoves(queue: readonly Bonus[]) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { busy, run } = useAction(useGiftErrorText());
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const move = (index: number, step: -1 | 1) => {
    const bonus = queue[index]!;
    const place = index + step + 1;
    run(async () => {
      try {
        await orderQueue(
          client,
          moveItem(queue, index, step).map(({ id }) => id),
        );
      } catch (error) {
        void client.invalidateQueries({ queryKey: bonusesQuery.queryKey });
        throw error;
      }
      setAnnouncement(t`${bonus.title} is now number ${place}`);
      // A moved element loses the focus.
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>(`[data-bonus="${bonus.id}"] [data-step="${step}"]`)?.focus(),
      );
    });
  };
  return { move, busy, announcement, list };
}

interface BonusQueueProps {
  /** Waiting bonuses of one account, next first. */
  queue: readonly Bonus[];
  isLocked: boolean;
}

/** Waiting bonuses, which the player may reorder. */
export function BonusQueue({ queue, isLocked }: BonusQueueProps) {
  const { t } = useLingui();
  const money = useMoneyText();
  const { unreachable } = useConnection();
  const { move, busy, announcement, list } = useMoves(queue);
  const stepButton = (bonus: Bonus, index: number, step: -1 | 1) => {
    const isLast = step < 0 ? index === 0 : index === queue.length - 1;
    const isDisabled = isLast || busy || unreachable;
    const Icon = step < 0 ? ArrowUp : ArrowDown;
    return (
      <Button
        size="icon"
        data-step={step}
        aria-label={step < 0 ? t`Move ${bonus.title} up` : t`Move ${bonus.title} down`}
        aria-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && move(index, step)}
      >
        <Icon aria-hidden />
      </Button>
    );
  };
  return (
    <>
      <ul ref={list} className={styles.list}>
        {queue.map((bonus, index) => (
          <li key={bonus.id} className={styles.panel} data-bonus={bonus.id} data-stage={bonus.stage}>
            <div className={styles.head}>
              <div>
                <h3>{bonus.title}</h3>
                <span className={styles.muted}>
                  {index === 0 ? (
                    <Trans>Starts when your current bonus ends</Trans>
                  ) : (
                    <Trans>Number {index + 1} in the queue</Trans>
                  )}
                </span>
              </div>
              <span className={styles.amount}>{money(bonus.amount_cents, bonus.currency)}</span>
            </div>
            <dl className={styles.facts}>
              <div>
                <dt>
                  <Trans>To wager</Trans>
                </dt>
                <dd>{money(bonus.amount_wager_requirement_cents, bonus.currency)}</dd>
              </div>
            </dl>
            <TermsDetails terms={bonus.terms} currency={bonus.currency} campaign={bonus.campaign} />
            {isLocked ? null : (
              <div className={styles.actions}>
                {queue.length > 1 ? (
                  <>
                    {stepButton(bonus, index, -1)}
                    {stepButton(bonus, index, 1)}
                  </>
                ) : null}
                <EndBonus bonus={bonus} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
