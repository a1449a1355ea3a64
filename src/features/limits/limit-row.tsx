import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { removeLimit, setLimit } from "../../api/limits.ts";
import type { LimitRules, UserLimit } from "../../contract/limits.ts";
import { focusWhenShown } from "../../lib/page/focus-when-shown.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { now } from "../../lib/time/time.ts";
import { Button } from "../../ui/button.tsx";
import { useAction } from "../../ui/form.tsx";
import { LimitForm } from "./limit-form.tsx";
import { LimitUsage } from "./limit-usage.tsx";
import styles from "./limits.module.css";
import { useLimitAmount, useLimitDates, useLimitNames } from "./use-limit-texts.ts";

type Account = UserLimit["accounts"][number];

/** Amount of a single-stake limit, which has no usage. */
function PerBet({ account }: { account: Account }) {
  const amount = useLimitAmount()(account);
  return (
    <span className="money">
      <Trans>Up to {amount}</Trans>
    </span>
  );
}

/** Warning of a limit that is nearly or fully used. */
export function Warning({ limit, date }: { limit: UserLimit; date: string }) {
  if (!limit.near) return null;
  return (
    <p className={styles.warning} data-state={limit.reached ? "reached" : "near"} role="status">
      <TriangleAlert aria-hidden size={18} />
      <span>
        {!limit.reached ? (
          <Trans>You've used most of it. It resets on {date}.</Trans>
        ) : limit.type === "deposit" ? (
          <Trans>Limit reached. You can deposit again on {date}.</Trans>
        ) : (
          <Trans>Limit reached. Real-money games are locked until {date}.</Trans>
        )}
      </span>
    </p>
  );
}

/** Focuses the heading of a limit whose form or buttons are gone. */
const focusLimit = ({ type, period }: UserLimit) =>
  focusWhenShown(`section[data-limit="${type}"] [data-period="${period}"] h3`);

interface PendingChangeProps {
  limit: UserLimit;
  rules: LimitRules;
  nameAfterLimit: (name: string) => { id: string; "aria-labelledby": string };
}

/** The requested change, and when it can be confirmed. */
function PendingChange({ limit, rules, nameAfterLimit }: PendingChangeProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const formatAmount = useLimitAmount();
  const dates = useLimitDates(rules.time_zone);
  const { busy, run } = useAction();
  const { pending_change: pendingChange, id, type, period } = limit;
  const account = limit.accounts[0];
  if (!pendingChange || !account) return null;
  const from = dates(pendingChange.confirm_from);
  const isOpen = Date.parse(pendingChange.confirm_from) <= now();
  const { currency, amount_cents } = account;
  const resubmit = (amount: Account["amount_cents"], currencyCode: string | null) =>
    setLimit(client, { type, period, amount_cents: Number(amount), currency: currencyCode });
  const resendEmail = () =>
    run(async () => {
      await (pendingChange.to
        ? resubmit(pendingChange.to.amount_cents, pendingChange.to.currency)
        : removeLimit(client, id));
      showToast({ text: i18n._(msg`Your email is on its way.`), kind: "info" });
    });
  const withdrawRequest = () =>
    run(async () => {
      await resubmit(amount_cents, currency);
      focusLimit(limit);
      showToast({ text: i18n._(msg`Your limit stays the same.`), kind: "info" });
    });
  const to = pendingChange.to ? formatAmount(pendingChange.to) : "";
  const until = dates(pendingChange.confirm_until);
  return (
    <div className={styles.pending}>
      <p>
        {pendingChange.to ? (
          <Trans>You asked for {to}.</Trans>
        ) : (
          <Trans>You asked to remove this limit.</Trans>
        )}{" "}
        {isOpen ? (
          <Trans>To confirm, use the link in our email by {until}.</Trans>
        ) : (
          <Trans>
            Nothing changes until you confirm it with the link in our email. The link works from {from}.
          </Trans>
        )}
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          {...nameAfterLimit("keep")}
          onClick={withdrawRequest}
          aria-disabled={busy || undefined}
        >
          <Trans>Keep my limit</Trans>
        </Button>
        <Button
          size="small"
          {...nameAfterLimit("resend")}
          onClick={resendEmail}
          aria-disabled={busy || undefined}
        >
          <Trans>Resend email</Trans>
        </Button>
      </div>
    </div>
  );
}

interface LimitRowProps {
  limit: UserLimit;
  rules: LimitRules;
  /** Id of the heading of the limit's type. */
  headingId: string;
}

/** A limit: usage, reset, pending change and actions. */
export function LimitRow({ limit, rules, headingId }: LimitRowProps) {
  const id = useId();
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { about, periods } = useLimitNames();
  const dates = useLimitDates(rules.time_zone);
  const [isEditing, setIsEditing] = useState(false);
  const { busy, run } = useAction();
  const account = limit.accounts[0];
  if (!account) return null;
  const date = dates(limit.resets_at);
  const isEnding = limit.pending_change !== null && limit.pending_change.to === null;
  /** Names a button after its limit, because other limits have the same buttons. */
  const nameAfterLimit = (name: string) => ({
    id: `${id}${name}`,
    "aria-labelledby": `${id}${name} ${headingId} ${id}`,
  });
  const close = () => {
    setIsEditing(false);
    focusLimit(limit);
  };
  const remove = () =>
    run(async () => {
      await removeLimit(client, limit.id);
      focusLimit(limit);
      showToast({
        text: i18n._(msg`We've emailed you. Your limit stays until you confirm.`),
        kind: "info",
      });
    });
  return (
    <li className={styles.limit} data-period={limit.period}>
      <h3 id={id}>{periods[limit.period]}</h3>
      {limit.type === "single_stake" ? (
        <PerBet account={account} />
      ) : (
        <>
          <LimitUsage limit={limit} account={account} />
          {limit.near ? (
            <Warning limit={limit} date={date} />
          ) : (
            <span className={styles.muted}>
              <Trans>Resets on {date}</Trans>
            </span>
          )}
        </>
      )}
      <PendingChange limit={limit} rules={rules} nameAfterLimit={nameAfterLimit} />
      {isEditing ? (
        <>
          <p className={styles.muted}>{about[limit.type]}</p>
          <LimitForm rules={rules} type={limit.type} limit={limit} onDone={close} onCancel={close} />
        </>
      ) : (
        <div className={styles.actions}>
          <Button
            size="small"
            {...nameAfterLimit("change")}
            onClick={() => {
              setIsEditing(true);
              focusWhenShown(`section[data-limit="${limit.type}"] [data-period="${limit.period}"] input`);
            }}
          >
            <Trans>Change limit</Trans>
          </Button>
          {isEnding ? null : (
            <Button
              size="small"
              {...nameAfterLimit("remove")}
              onClick={remove}
              aria-disabled={busy || undefined}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
