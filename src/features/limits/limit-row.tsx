import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { removeLimit, setLimit } from "../../api/limits.ts";
import type { LimitRules, UserLimit } from "../../contract/limits.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { now } from "../../lib/time/time.ts";
import { Button } from "../../ui/button.tsx";
import { usePress } from "../../ui/form.tsx";
import { Meter } from "../../ui/meter.tsx";
import { LimitForm } from "./limit-form.tsx";
import styles from "./limits.module.css";
import { useLimitAmount, useLimitDates, useLimitNames } from "./use-limit-texts.ts";

type Account = UserLimit["accounts"][number];

/** The most that one bet may be: nothing of it is ever used. */
function PerBet({ account }: { account: Account }) {
  const amount = useLimitAmount()(account);
  return (
    <span className="money">
      <Trans>{amount} at most</Trans>
    </span>
  );
}

/** How much of a limit is used, as a bar and in words. */
export function Used({ limit, account }: { limit: UserLimit; account: Account }) {
  const { t } = useLingui();
  const write = useLimitAmount();
  const { types, each } = useLimitNames();
  const { currency, amount_cents, current_value_amount_cents } = account;
  const [all, used] = [Number(amount_cents), Number(current_value_amount_cents)];
  const spent = write({ currency, amount_cents: current_value_amount_cents });
  const most = write(account);
  const text = t`${spent} of ${most} used`;
  const state = limit.reached ? "reached" : limit.near ? "near" : undefined;
  return (
    <>
      <Meter
        value={used}
        max={all}
        label={`${types[limit.type]}, ${each[limit.period] ?? ""}`}
        text={text}
        state={state}
      />
      <span className="money">{text}</span>
    </>
  );
}

/** What a limit that is nearly or wholly used up means now. */
export function Warning({ limit, date }: { limit: UserLimit; date: string }) {
  if (!limit.near) return null;
  return (
    <p className={styles.warning} data-state={limit.reached ? "reached" : "near"} role="status">
      <TriangleAlert aria-hidden size={18} />
      <span>
        {!limit.reached ? (
          <Trans>You have used most of it. It begins anew on {date}.</Trans>
        ) : limit.type === "deposit" ? (
          <Trans>Reached: you can deposit again on {date}.</Trans>
        ) : (
          <Trans>Reached: games for money are closed until {date}.</Trans>
        )}
      </span>
    </p>
  );
}

/** What is asked for, and how long it waits. */
function Asked({ limit, rules }: { limit: UserLimit; rules: LimitRules }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const write = useLimitAmount();
  const dates = useLimitDates(rules.time_zone);
  const { busy, press } = usePress();
  const { asked, id, type, period } = limit;
  const account = limit.accounts[0];
  if (!asked || !account) return null;
  const from = dates(asked.confirm_from);
  const isOpen = Date.parse(asked.confirm_from) <= now();
  const { currency, amount_cents } = account;
  const set = (amount: Account["amount_cents"], of: string | null) =>
    setLimit(client, { type, period, amount_cents: Number(amount), currency: of });
  const again = () =>
    press(async () => {
      await (asked.to ? set(asked.to.amount_cents, asked.to.currency) : removeLimit(client, id));
      showToast({ text: i18n._(msg`The mail is on its way.`), kind: "info" });
    });
  const keep = () =>
    press(async () => {
      await set(amount_cents, currency);
      showToast({ text: i18n._(msg`Your limit stays as it is.`), kind: "info" });
    });
  const to = asked.to ? write(asked.to) : "";
  const until = dates(asked.confirm_until);
  return (
    <div className={styles.asked}>
      <p>
        {asked.to ? <Trans>You asked for {to}.</Trans> : <Trans>You asked for this limit to go.</Trans>}{" "}
        {isOpen ? (
          <Trans>If you still want it, follow the link in our mail until {until}.</Trans>
        ) : (
          <Trans>Nothing changes until you confirm it by the link in our mail, from {from} on.</Trans>
        )}
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={keep} aria-disabled={busy || undefined}>
          <Trans>Keep my limit</Trans>
        </Button>
        <Button size="small" onClick={again} aria-disabled={busy || undefined}>
          <Trans>Send the mail again</Trans>
        </Button>
      </div>
    </div>
  );
}

/** One limit of money or time: what is used, when it begins anew, what is asked for, and how it is changed. */
export function LimitRow({ limit, rules }: { limit: UserLimit; rules: LimitRules }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { each } = useLimitNames();
  const dates = useLimitDates(rules.time_zone);
  const [changing, setChanging] = useState(false);
  const { busy, press } = usePress();
  const account = limit.accounts[0];
  if (!account) return null;
  const date = dates(limit.resets_at);
  const isEnding = limit.asked !== null && limit.asked.to === null;
  const remove = () =>
    press(async () => {
      await removeLimit(client, limit.id);
      showToast({
        text: i18n._(msg`We have sent you a mail. Until you confirm it, the limit stays.`),
        kind: "info",
      });
    });
  return (
    <li className={styles.limit}>
      <h3>{each[limit.period]}</h3>
      {limit.type === "single_stake" ? (
        <PerBet account={account} />
      ) : (
        <>
          <Used limit={limit} account={account} />
          {limit.near ? (
            <Warning limit={limit} date={date} />
          ) : (
            <span className={styles.muted}>
              <Trans>Begins anew on {date}</Trans>
            </span>
          )}
        </>
      )}
      <Asked limit={limit} rules={rules} />
      {changing ? (
        <LimitForm
          rules={rules}
          type={limit.type}
          limit={limit}
          onDone={() => setChanging(false)}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Button size="small" onClick={() => setChanging(true)}>
            <Trans>Change the limit</Trans>
          </Button>
          {isEnding ? null : (
            <Button size="small" onClick={remove} aria-disabled={busy || undefined}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
