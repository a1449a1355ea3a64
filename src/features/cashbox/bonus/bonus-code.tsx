import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Gift } from "lucide-react";
import { type Ref, useId, useImperativeHandle, useState } from "react";
import { createPortal } from "react-dom";
import { depositOffersQuery } from "../../../api/bonuses.ts";
import { useGiftAccess } from "../../../api/gifts.ts";
import { clearBonusCode, setBonusCode, setBonusesEnabled } from "../../../api/payments.ts";
import type { Player } from "../../../contract/player.ts";
import { focusWhenShown } from "../../../lib/page/focus-when-shown.ts";
import { type FieldErrors, useFields } from "../../../lib/page/use-fields.ts";
import { isSelectedBy } from "../../../rules/bonuses/offers.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { FormMessages, useAction } from "../../../ui/form.tsx";
import styles from "../cashbox.module.css";

const CODE = /^[A-Za-z0-9_-]{2,40}$/;

/** The entry of a code, for the deposit that contains it. */
export interface CodeEntry {
  /** Applies a typed code, with its message; false if there is none. */
  apply: () => boolean;
}

/** A form of its own, within the deposit's. */
function CodeForm({ entry }: { entry: Ref<CodeEntry> | undefined }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const fields = useFields({
    initial: { deposit_bonus_code: "" },
    check: ({ deposit_bonus_code: code }): FieldErrors => {
      const text = String(code).trim();
      if (text === "") return { deposit_bonus_code: "required" };
      return CODE.test(text) ? {} : { deposit_bonus_code: "invalid_format" };
    },
    submit: ({ deposit_bonus_code }) => setBonusCode(client, String(deposit_bonus_code).trim()),
  });
  const field = fields.field("deposit_bonus_code");
  const id = useId();
  const isTyped = String(fields.values.deposit_bonus_code).trim() !== "";
  useImperativeHandle(entry, () => ({
    apply: () => {
      if (isTyped) fields.form.current?.requestSubmit();
      return isTyped;
    },
  }));
  return (
    <div className={styles.group}>
      <TextField
        form={id}
        field={field}
        label={t`Bonus code`}
        errorText={
          field.error === "unknown"
            ? t`This code isn't valid for your account. Check it for typos.`
            : undefined
        }
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
      />
      <FormMessages fields={fields} />
      <Button type="submit" form={id} look="ghost" aria-disabled={fields.busy || undefined}>
        <Trans>Apply code</Trans>
      </Button>
      {/* Forms can't be nested, so the controls refer to theirs by its id. */}
      {createPortal(<form id={id} ref={fields.form} noValidate onSubmit={fields.submit} />, document.body)}
    </div>
  );
}

interface ChosenCodeProps {
  code: string;
  /** The player's currency. */
  currency: string;
  onRemoved: () => void;
}

/**
 * The chosen bonus, by its title where it's one of the offers, with a remove button. A code that no longer selects an
 * offer doesn't block the deposit, so the player learns of it before.
 */
function ChosenCode({ code, currency, onRemoved }: ChosenCodeProps) {
  const client = useQueryClient();
  const { data: offers = [], isSuccess, isFetchedAfterMount } = useQuery(depositOffersQuery(currency));
  const offer = offers.find((one) => isSelectedBy(one, code));
  const title = offer?.title ?? code;
  const isUnavailable = !offer && isSuccess && isFetchedAfterMount;
  const { busy, run } = useAction();
  const remove = () =>
    run(async () => {
      await clearBonusCode(client);
      onRemoved();
    });
  return (
    <div className={styles.note} role="status" data-bonus-code={code}>
      <Gift aria-hidden />
      <div className={styles.group}>
        <span>
          {isUnavailable ? (
            <Trans>
              Bonus <strong>{title}</strong> isn't available to you right now, so your deposit may come
              without it. Remove it to deposit without a bonus.
            </Trans>
          ) : (
            <Trans>
              Bonus <strong>{title}</strong> goes with this deposit, so its terms apply. Remove it to deposit
              without a bonus.
            </Trans>
          )}
        </span>
        <span className={styles.actions}>
          <Button size="small" aria-disabled={busy || undefined} onClick={remove}>
            <Trans>Remove bonus</Trans>
          </Button>
        </span>
      </div>
    </div>
  );
}

/** Says that the chosen bonus is gone, and takes the focus from its button. */
const RemovedNote = () => (
  <p className={styles.muted} role="status" data-bonus-removed>
    <Trans>Bonus removed. Your deposit comes without one.</Trans>
  </p>
);

interface BonusCodeProps {
  player: Player;
  /** Shows the form from the start. */
  isOpen?: boolean;
  entry?: Ref<CodeEntry>;
}

/** The next deposit's bonus: a form for its code, or the chosen one with a remove button. Never preselected. */
export function BonusCode({ player, isOpen = false, entry }: BonusCodeProps) {
  const [wasRemoved, setWasRemoved] = useState(false);
  const onRemoved = () => {
    setWasRemoved(true);
    // Where there are offers, their line says that none is chosen.
    focusWhenShown("[data-bonus-removed], [data-bonus-line='']");
  };
  const code = player.deposit_bonus_code;
  if (code) return <ChosenCode code={code} currency={player.currency} onRemoved={onRemoved} />;
  return (
    <>
      {wasRemoved ? <RemovedNote /> : null}
      <NoCode player={player} isOpen={isOpen} entry={entry} />
    </>
  );
}

/** A form for the code, behind a button at first. */
function NoCode({ player, isOpen, entry }: BonusCodeProps & { isOpen: boolean }) {
  const client = useQueryClient();
  const { busy, run } = useAction();
  const [open, setOpen] = useState(isOpen);
  const access = useGiftAccess();
  // Nothing of bonuses shows to players without them, unless the address is that of a deposit with a bonus.
  if (!open && access !== "open") return null;
  if (!open)
    return (
      <span className={styles.actions}>
        <Button size="small" data-bonus-code-entry onClick={() => setOpen(true)}>
          <Gift aria-hidden size={18} /> <Trans>I have a bonus code</Trans>
        </Button>
      </span>
    );
  if (!player.can_issue_bonuses)
    return (
      <div className={styles.note}>
        <Gift aria-hidden />
        <div className={styles.group}>
          <span>
            <Trans>You've turned off bonuses.</Trans>
          </span>
          <span className={styles.actions}>
            <Button size="small" onClick={() => setOpen(false)}>
              <Trans>Continue without a bonus</Trans>
            </Button>
            <Button
              size="small"
              aria-disabled={busy || undefined}
              onClick={() => run(() => setBonusesEnabled(client, true))}
            >
              <Trans>Turn on bonuses</Trans>
            </Button>
          </span>
        </div>
      </div>
    );
  return <CodeForm entry={entry} />;
}
