import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronRight, Trash2, Wallet } from "lucide-react";
import { useState } from "react";
import { forgetProfile } from "../../api/payments.ts";
import type { PaymentAction, PaymentMethod, PaymentProfile } from "../../contract/payments.ts";
import { Button } from "../../ui/button.tsx";
import { usePress } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./cashbox.module.css";
import { MethodIcon } from "./method-icon.tsx";
import { useAmounts } from "./use-amounts.ts";
import { useMethodName } from "./use-method-name.ts";
import { useTimes } from "./use-times.ts";

/** What is paid with: a way, and what was used before where one of those is. */
export interface Chosen {
  method: PaymentMethod;
  profile: PaymentProfile | null;
}

/** Everything that was used before, newest first. */
export const savedOf = (methods: readonly PaymentMethod[]): Chosen[] =>
  methods
    .flatMap((method) => method.savedProfiles.map((profile) => ({ method, profile })))
    .toSorted((a, b) => Date.parse(b.profile.last_used_at) - Date.parse(a.profile.last_used_at));

interface TermsProps {
  method: PaymentMethod;
  action: PaymentAction;
  /** Without what stands beside the amount. */
  isBrief?: boolean;
}

/** Fee, time and bounds of a way to pay, before anything is chosen. */
export function Terms({ method, action, isBrief = false }: TermsProps) {
  const { write } = useAmounts();
  const { processing, lasting } = useTimes();
  const { i18n } = useLingui();
  const { currency, fee, payoutTimes } = method;
  const bounds = method[action];
  if (!bounds) return null;
  const parts = [
    fee.basis_points > 0
      ? i18n.number(fee.basis_points / 10_000, { style: "percent", maximumFractionDigits: 2 })
      : null,
    BigInt(fee.fixed_cents) > 0n ? write(fee.fixed_cents, currency) : null,
  ].filter(Boolean);
  const cost = parts.join(" + ");
  const least = write(bounds.min_cents, currency);
  const most = bounds.max_cents === null ? null : write(bounds.max_cents, currency);
  return (
    <>
      <span className={styles.terms}>
        <span>{cost ? <Trans>Fee {cost}</Trans> : <Trans>No fee</Trans>}</span>
        <span>{processing(method.processingTime)}</span>
        {isBrief ? null : (
          <span className="money">
            {most === null ? (
              <Trans>From {least}</Trans>
            ) : (
              <Trans>
                {least} to {most}
              </Trans>
            )}
          </span>
        )}
      </span>
      {action === "deposit" || isBrief ? null : (
        <span className={styles.terms}>
          {payoutTimes ? (
            <span>
              <Trans>
                Half arrive within {lasting(payoutTimes.median_seconds)}, 95 of 100 within{" "}
                {lasting(payoutTimes.p95_seconds)} (measured, last {payoutTimes.days} days)
              </Trans>
            </span>
          ) : (
            <span>
              <Trans>Not measured yet: too few in the last 30 days</Trans>
            </span>
          )}
        </span>
      )}
    </>
  );
}

interface SavedProps {
  action: PaymentAction;
  chosen: Chosen & { profile: PaymentProfile };
  onChoose: () => void;
}

/** What was used before: chosen at one tap, forgotten at two. */
function Saved({ action, chosen: { method, profile }, onChoose }: SavedProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { busy, press } = usePress();
  const nameOf = useMethodName();
  const title = `${nameOf(method)} ${profile.title}`;
  if (asking)
    return (
      <li className={styles.asking} data-profile={profile.id}>
        <span>
          <Trans>Forget {title}? You would type it in again next time.</Trans>
        </span>
        <span className={styles.actions}>
          <Button size="small" onClick={() => setAsking(false)}>
            <Trans>Keep it</Trans>
          </Button>
          <Button
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => press(() => forgetProfile(client, profile.id))}
          >
            <Trans>Forget it</Trans>
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
        <span className={styles.what}>
          <strong>{title}</strong>
          {profile.expires ? (
            <span className={styles.terms}>
              <span>
                <Trans>Good until {profile.expires}</Trans>
              </span>
            </span>
          ) : null}
          <Terms method={method} action={action} />
        </span>
        <ChevronRight aria-hidden className={styles.go} />
      </button>
      <Button size="icon" aria-label={t`Forget ${title}`} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}

interface MethodListProps {
  action: PaymentAction;
  methods: readonly PaymentMethod[];
  onChoose: (chosen: Chosen) => void;
}

/** Ways to pay with what each costs, takes and allows; what was used before comes first. */
export function MethodList({ action, methods: all, onChoose }: MethodListProps) {
  const nameOf = useMethodName();
  const methods = all.filter((method) => method[action] !== null);
  const saved = savedOf(methods);
  if (methods.length === 0)
    return (
      <Notice
        icon={<Wallet aria-hidden />}
        title={
          action === "deposit" ? (
            <Trans>No way to deposit at the moment</Trans>
          ) : (
            <Trans>No way to withdraw at the moment</Trans>
          )
        }
      >
        <Trans>There is none for your country and currency. Another currency may have some.</Trans>
      </Notice>
    );
  return (
    <>
      {saved.length > 0 ? (
        <section className={styles.group}>
          <h3>
            <Trans>Used before</Trans>
          </h3>
          <ul className={styles.methods}>
            {saved.map(({ method, profile }) =>
              profile ? (
                <Saved
                  key={profile.id}
                  action={action}
                  chosen={{ method, profile }}
                  onChoose={() => onChoose({ method, profile })}
                />
              ) : null,
            )}
          </ul>
        </section>
      ) : null}
      <section className={styles.group}>
        <h3>{saved.length > 0 ? <Trans>Another way</Trans> : <Trans>Choose a way to pay</Trans>}</h3>
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
                <span className={styles.what}>
                  <strong>{nameOf(method)}</strong>
                  <Terms method={method} action={action} />
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

/** The boxes of the list before it is known. */
export function MethodsSkeleton() {
  return (
    <div className={styles.methods} aria-hidden>
      {ROWS.map((row) => (
        <div key={row} className={styles.ghost} />
      ))}
    </div>
  );
}
