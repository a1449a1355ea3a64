import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useRef, useState } from "react";
import type { LimitPeriod } from "../../contract/jurisdictions.ts";
import type { BreakOffer } from "../../lib/page/break-offer.ts";
import { usePromptSlot } from "../../lib/page/prompt-queue.ts";
import type { BreakType } from "../../rules/limits/limits.ts";
import { Button } from "../../ui/button.tsx";
import frame from "../../ui/popup-frame.module.css";
import { GiftsFact } from "./gifts-fact.tsx";
import styles from "./limits.module.css";
import { useStartBreak } from "./use-begin-break.ts";
import { useLimitNames } from "./use-limit-texts.ts";

interface BreakDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** The single confirmation before a break. */
function BreakDialog({ open, title, children, confirm, onConfirm, onClose }: BreakDialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePromptSlot("popup", open);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={frame.backdrop} />
        {/* Focuses the dialog itself: a held Enter that opened it mustn't confirm it. */}
        <AlertDialog.Popup ref={popup} initialFocus={popup} className={`${frame.popup} ${frame.narrow}`}>
          <div className={frame.head}>
            <AlertDialog.Title className={frame.title}>{title}</AlertDialog.Title>
          </div>
          <div className={`${frame.content} ${styles.dialog}`}>
            <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>
            <div className={styles.buttons}>
              <Button look="primary" onClick={onConfirm}>
                {confirm}
              </Button>
              <AlertDialog.Close render={<Button />}>
                <Trans>Not now</Trans>
              </AlertDialog.Close>
            </div>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface BreakCardProps {
  offer: BreakOffer;
  type: BreakType;
}

/** A break with a choice of lengths, its consequences and one confirmation. */
export function BreakCard({ offer, type }: BreakCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { types, about, lengths } = useLimitNames();
  const startBreak = useStartBreak(offer.playerId);
  const periods = offer.periods[type];
  const [chosen, setChosen] = useState<LimitPeriod | null>(null);
  if (periods.length === 0) return null;
  const length = chosen && lengths[chosen];
  const confirm = () => {
    if (chosen) startBreak(type, chosen);
    setChosen(null);
  };
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{types[type]}</h2>
      <p className={styles.muted}>{about[type]}</p>
      {/* Of two groups of lengths, each is named after its break. */}
      <fieldset className={styles.lengths} aria-labelledby={`${id} ${id}length`}>
        <legend className="visually-hidden" id={`${id}length`}>{t`How long`}</legend>
        {periods
          .filter((period) => period !== "forever")
          .map((period) => (
            <Button key={period} onClick={() => setChosen(period)}>
              {lengths[period]}
            </Button>
          ))}
        {periods.includes("forever") ? (
          <div className={styles.forever}>
            <p className={styles.muted} id={`${id}forever`}>
              <Trans>It doesn't end, and no one can undo it.</Trans>
            </p>
            <Button aria-describedby={`${id}forever`} onClick={() => setChosen("forever")}>
              {lengths.forever}
            </Button>
          </div>
        ) : null}
      </fieldset>
      <BreakDialog
        open={chosen !== null}
        title={type === "coolingoff" ? t`Take a break?` : t`Exclude yourself?`}
        confirm={type === "coolingoff" ? <Trans>Start break</Trans> : <Trans>Exclude me</Trans>}
        onConfirm={confirm}
        onClose={() => setChosen(null)}
      >
        <p>
          <strong>{length}</strong>
        </p>
        <ul className={styles.facts}>
          <li>
            <Trans>
              It starts right away. Open games take no more bets, and rounds in progress are settled.
            </Trans>
          </li>
          <li>
            {chosen === "forever" ? (
              <Trans>It doesn't end, and no one can undo it.</Trans>
            ) : (
              <Trans>It can't be ended early, by you or by us.</Trans>
            )}
          </li>
          {type === "selfexclusion" ? (
            <li>
              <Trans>We'll log you out on all devices and stop sending you offers.</Trans>
            </li>
          ) : (
            <li>
              <Trans>We won't send you offers.</Trans>
            </li>
          )}
          <GiftsFact type={type} />
          <li>
            <Trans>Your money stays yours. You can log in, withdraw and see your history at any time.</Trans>
          </li>
        </ul>
      </BreakDialog>
    </section>
  );
}
