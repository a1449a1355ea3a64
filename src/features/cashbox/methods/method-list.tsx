import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronRight, Trash2, Wallet } from "lucide-react";
import { useState } from "react";
import { removeProfile } from "../../../api/payments.ts";
import type {
  AmountBounds,
  PaymentMethod,
  PaymentMethods,
  PaymentProfile,
} from "../../../contract/payment-methods.ts";
import type { PaymentAction } from "../../../contract/payments.ts";
import { focusWhenShown } from "../../../lib/page/focus-when-shown.ts";
import { Button } from "../../../ui/button.tsx";
import { useAction } from "../../../ui/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import styles from "../cashbox.module.css";
import { useAmounts } from "../use-amounts.ts";
import { useTimes } from "../use-times.ts";
import { MethodIcon } from "./method-icon.tsx";
import { useFeeText } from "./use-fee-text.ts";
import { useMethodName } from "./use-method-name.ts";

/** The first heading of the methods. */
export const METHODS = "[data-methods]";

/** A chosen payment method, with a saved profile if one is used. */
export interface ChosenMethod {
  method: PaymentMethod;
  profile: PaymentProfile | null;
}

/** All saved profiles, most recently used first. */
export const savedOf = (methods: readonly PaymentMethod[]): ChosenMethod[] =>
  methods
    .flatMap((method) => method.savedProfiles.map((profile) => ({ method, profile })))
    .toSorted((a, b) => Date.parse(b.profile.last_used_at) - Date.parse(a.profile.last_used_at));

interface TermsProps {
  method: PaymentMethod;
  action: PaymentAction;
}

/** Formats a method's bounds without decimals that are zero, which take the room of a list's line: `€10`. */
function useFormatBound(currency: string): (minor: AmountBounds["min_cents"]) => string {
  const { format, formatShort, subunitsOf } = useAmounts();
  return (minor) =>
    (BigInt(minor) % BigInt(subunitsOf(currency)) === 0n ? formatShort : format)(minor, currency);
}

/** The amounts that a method accepts: `10–5.000 €`; empty for an action that it doesn't offer. */
export function useMethodRange({ method, action }: TermsProps): string {
  const { t } = useLingui();
  const formatBound = useFormatBound(method.currency);
  const bounds = method[action];
  if (!bounds) return "";
  const least = formatBound(bounds.min_cents);
  if (bounds.max_cents === null) return t`From ${least}`;
  const most = formatBound(bounds.max_cents);
  // A currency behind both amounts is written once.
  const unit = /[^\d]*$/.exec(most)![0];
  return `${unit && least.endsWith(unit) ? least.slice(0, -unit.length) : least}–${most}`;
}

/** A method's fee and time: `No fee · Up to 30 minutes`. */
export function FeeAndTime({ method }: Pick<TermsProps, "method">) {
  const { processing } = useTimes();
  const cost = useFeeText(method);
  return (
    <span>
      {cost ? <Trans>Fee {cost}</Trans> : <Trans>No fee</Trans>} · {processing(method.processingTime)}
    </span>
  );
}

/** Fee, time and bounds of a payment method. */
function MethodTerms({ method, action }: TermsProps) {
  const { formatDuration } = useTimes();
  const { payoutTimes } = method;
  const range = useMethodRange({ method, action });
  return (
    <>
      <span className={styles.terms}>
        <FeeAndTime method={method} />
        <span className="money">{range}</span>
      </span>
      {action !== "deposit" && payoutTimes ? (
        <span className={styles.measured}>
          <span>
            <Trans>
              Usually {formatDuration(payoutTimes.median_seconds)}, nearly always within{" "}
              {formatDuration(payoutTimes.p95_seconds)} (last {payoutTimes.days} days)
            </Trans>
          </span>
        </span>
      ) : null}
    </>
  );
}

/** Marks the method of the player's newest payment. */
export const LastUsed = () => (
  <span className={styles.tag}>
    <Trans>Last used</Trans>
  </span>
);

/** Marks a method that pays nothing out. */
const DepositsOnly = () => (
  <span className={styles.tag}>
    <Trans>Deposits only</Trans>
  </span>
);

interface SavedMethodProps {
  action: PaymentAction;
  isLastUsed: boolean;
  chosenMethod: ChosenMethod & { profile: PaymentProfile };
  onChoose: () => void;
}

/** A saved profile: chosen with one tap, removed with two. */
function SavedMethod({ action, isLastUsed, chosenMethod, onChoose }: SavedMethodProps) {
  const { method, profile } = chosenMethod;
  const { t } = useLingui();
  const client = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const { busy, run } = useAction();
  const nameOf = useMethodName();
  const title = `${nameOf(method)} ${profile.title}`;
  const row = `[data-profile="${profile.id}"]`;
  const confirm = (isOpen: boolean) => {
    setIsConfirming(isOpen);
    focusWhenShown(isOpen ? `${row} [data-question]` : `${row} [data-remove]`);
  };
  if (isConfirming)
    return (
      <li className={styles.confirm} data-profile={profile.id}>
        <span data-question="">
          <Trans>Remove {title}? You'll need to enter it again next time.</Trans>
        </span>
        <span className={styles.actions}>
          <Button size="small" onClick={() => confirm(false)}>
            <Trans>Keep it</Trans>
          </Button>
          <Button
            size="small"
            aria-disabled={busy || undefined}
            onClick={() =>
              run(async () => {
                await removeProfile(client, profile.id);
                focusWhenShown(METHODS);
              })
            }
          >
            <Trans>Remove it</Trans>
          </Button>
        </span>
      </li>
    );
  return (
    <li className={styles.saved} data-profile={profile.id}>
      <button type="button" className={styles.method} onClick={onChoose}>
        <span className={styles.icon}>
          <MethodIcon method={method} />
        </span>
        <span className={styles.summary}>
          <strong>
            {title} {isLastUsed ? <LastUsed /> : null}
          </strong>
          {profile.expires ? (
            <span className={styles.terms}>
              <Trans>Expires {profile.expires}</Trans>
            </span>
          ) : null}
          <MethodTerms method={method} action={action} />
        </span>
        <ChevronRight aria-hidden className={styles.go} />
      </button>
      <Button size="icon" data-remove="" aria-label={t`Remove ${title}`} onClick={() => confirm(true)}>
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}

interface MethodListProps {
  action: PaymentAction;
  data: Pick<PaymentMethods, "methods" | "last_method_id">;
  onChoose: (chosenMethod: ChosenMethod) => void;
}

/** Payment methods with fee, time and bounds; saved profiles first, then the method used last. */
export function MethodList({ action, data, onChoose }: MethodListProps) {
  const nameOf = useMethodName();
  const methods = data.methods
    .filter((method) => method[action] !== null)
    .toSorted((a, b) => Number(b.id === data.last_method_id) - Number(a.id === data.last_method_id));
  const savedProfiles = savedOf(methods);
  const lastUsed = savedProfiles.find(({ method }) => method.id === data.last_method_id);
  if (methods.length === 0)
    return (
      <Notice
        icon={<Wallet aria-hidden />}
        title={
          action === "deposit" ? (
            <Trans>You can't deposit right now</Trans>
          ) : (
            <Trans>You can't withdraw right now</Trans>
          )
        }
      >
        <Trans>No payment methods are available for your country and currency. Try another currency.</Trans>
      </Notice>
    );
  return (
    <>
      {savedProfiles.length > 0 ? (
        <section className={styles.group}>
          <h3 data-methods="">
            <Trans>Saved methods</Trans>
          </h3>
          <ul className={styles.methods}>
            {savedProfiles.map(({ method, profile }) =>
              profile ? (
                <SavedMethod
                  key={profile.id}
                  action={action}
                  isLastUsed={profile === lastUsed?.profile}
                  chosenMethod={{ method, profile }}
                  onChoose={() => onChoose({ method, profile })}
                />
              ) : null,
            )}
          </ul>
        </section>
      ) : null}
      <section className={styles.group}>
        <h3 data-methods="">
          {savedProfiles.length > 0 ? <Trans>Other methods</Trans> : <Trans>Choose a payment method</Trans>}
        </h3>
        <ul className={styles.methods}>
          {methods.map((method) => (
            <li key={method.id} data-method={method.id}>
              <button
                type="button"
                className={styles.method}
                onClick={() => onChoose({ method, profile: null })}
              >
                <span className={styles.icon}>
                  <MethodIcon method={method} />
                </span>
                <span className={styles.summary}>
                  <strong>
                    {nameOf(method)} {method.id === data.last_method_id && !lastUsed ? <LastUsed /> : null}
                    {method.cashout ? null : <DepositsOnly />}
                  </strong>
                  <MethodTerms method={method} action={action} />
                </span>
                <ChevronRight aria-hidden className={styles.go} />
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const ROWS = [0, 1, 2, 3];

export function MethodsSkeleton() {
  return (
    <div className={styles.methods} aria-hidden>
      {ROWS.map((row) => (
        <div key={row} className={styles.ghost} />
      ))}
    </div>
  );
}
