import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { accountsQuery } from "../../api/account.ts";
import { closeAccount, closingQuery, mailClosingLink } from "../../api/account-closure.ts";
import { currenciesQuery } from "../../api/config.ts";
import type { AccountParts } from "../../contract/accounts.ts";
import { textOf } from "../../lib/http/search-params.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { useFields } from "../../lib/page/use-fields.ts";
import { balanceOf } from "../../rules/money/amounts.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { LongTextField, PasswordField } from "../../ui/field.tsx";
import { emptyFields } from "../../ui/field-checks.ts";
import { Done, Form, usePress } from "../../ui/form.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { Card } from "./card.tsx";
import { OwnUsername } from "./own-username.tsx";
import styles from "./profile.module.css";
import { useHashPlace } from "./use-hash-place.ts";

const LONGEST_REASON = 1_000;

/** Closing the account: what it means in plain words, what could be withdrawn before it, and one button. */
export function CloseAccount() {
  const token = textOf((useSearch({ strict: false }) as { closing_token?: unknown }).closing_token);
  const accounts = useQuery(accountsQuery);
  const closing = useQuery(closingQuery);
  const isKnown = Boolean(accounts.data && closing.data);
  const place = useHashPlace<HTMLDivElement>("close-account", isKnown, token !== undefined);
  return (
    <div ref={place} className={styles.place} data-closing="">
      <Card title={<Trans>Close your account</Trans>}>
        {accounts.data && closing.data ? (
          <>
            <Meaning />
            <Left accounts={accounts.data} />
            {closing.data.proof === "password" ? (
              <ByPassword />
            ) : token ? (
              <ByLink token={token} />
            ) : (
              <AskForLink />
            )}
          </>
        ) : (
          <QueryFallback
            queries={[accounts, closing]}
            skeleton={<div className={styles.closingGhost} aria-busy="true" />}
          />
        )}
      </Card>
    </div>
  );
}

function Meaning() {
  return (
    <ul className={styles.facts}>
      <li>
        <Trans>
          It holds at once. You are signed out on all devices, and nothing more is paid in or staked; rounds
          that are running are finished.
        </Trans>
      </li>
      <li>
        <Trans>
          Your money stays yours. Withdrawals under way are paid, and what is left when you close is paid to
          you by support. Deposits that are still on their way go back.
        </Trans>
      </li>
      <li>
        <Trans>Bonus money is lost.</Trans>
      </li>
      <li>
        <Trans>We send you no more offers, and nothing to your devices.</Trans>
      </li>
      <li>
        <Trans>
          You can download{" "}
          <Link to="/profile/$" params={{ _splat: "statement" }}>
            your statement
          </Link>{" "}
          until then. Afterwards support sends it to you, for five years.
        </Trans>
      </li>
      <li>
        <Trans>
          Only support opens the account again, when you write to us. Signing up with the same address does
          not.
        </Trans>
      </li>
    </ul>
  );
}

/** What the account holds, by currency, and the way to take it first. */
function Left({ accounts }: { accounts: readonly AccountParts[] }) {
  const locale = useLocale();
  const currencies = useQuery(currenciesQuery).data;
  const held = accounts
    .map(balanceOf)
    .filter(({ availableToCashout, bonus }) => availableToCashout > 0n || bonus > 0n);
  if (!currencies || held.length === 0) return null;
  const write = (minor: bigint, currency: string) => formatMoney(minor, currency, currencies, locale);
  return (
    <>
      <dl className={styles.left}>
        {held.map(({ currency, availableToCashout, bonus }) => (
          <div key={currency}>
            <dt>
              <Trans>Can be withdrawn</Trans>
            </dt>
            <dd className="money">{write(availableToCashout, currency)}</dd>
            {bonus > 0n ? (
              <>
                <dt>
                  <Trans>Bonus money, which is lost</Trans>
                </dt>
                <dd className="money">{write(bonus, currency)}</dd>
              </>
            ) : null}
          </div>
        ))}
      </dl>
      {held.some(({ availableToCashout }) => availableToCashout > 0n) ? (
        <PopupLink popup="withdraw" className={`${buttonClass()} ${styles.first}`}>
          <Trans>Withdraw first</Trans>
        </PopupLink>
      ) : null}
    </>
  );
}

function useClose() {
  const { i18n } = useLingui();
  const client = useQueryClient();
  return async (proof: { password?: string; token?: string }, reason: unknown) => {
    await closeAccount(client, { ...proof, reason: String(reason) });
    showToast({
      text: i18n._(msg`Your account is closed. A mail says what you can still ask of us.`),
      kind: "info",
    });
  };
}

function ByPassword() {
  const { t } = useLingui();
  const close = useClose();
  const fields = useFields({
    initial: { reason: "", password: "" },
    check: (values) => emptyFields(values, "password"),
    send: ({ password, reason }) => close({ password: String(password) }, reason),
  });
  return (
    <Form fields={fields} look="ghost" submit={<Trans>Close the account</Trans>}>
      <LongTextField
        field={fields.field("reason")}
        label={t`Why, if you want to say it`}
        optional
        rows={2}
        maxLength={LONGEST_REASON}
      />
      <OwnUsername />
      <PasswordField
        field={fields.field("password")}
        label={t`Your password, to show that it is you`}
        autoComplete="current-password"
      />
    </Form>
  );
}

/** The mail's link has shown who it is. */
function ByLink({ token }: { token: string }) {
  const { t } = useLingui();
  const close = useClose();
  const fields = useFields({ initial: { reason: "" }, send: ({ reason }) => close({ token }, reason) });
  return (
    <Form fields={fields} look="ghost" submit={<Trans>Close the account</Trans>}>
      <LongTextField
        field={fields.field("reason")}
        label={t`Why, if you want to say it`}
        optional
        rows={2}
        maxLength={LONGEST_REASON}
      />
    </Form>
  );
}

/** For who has no password: they came by another site's word. */
function AskForLink() {
  const client = useQueryClient();
  const [isSent, setSent] = useState(false);
  const { busy, press } = usePress();
  const send = () =>
    press(async () => {
      await mailClosingLink(client);
      setSent(true);
    });
  return (
    <>
      <p className={styles.muted}>
        <Trans>You have no password here, so a link that we mail to you shows that it is you.</Trans>
      </p>
      {isSent ? (
        <Done>
          <Trans>The mail is on its way. Its link leads back here, where you confirm.</Trans>
        </Done>
      ) : null}
      <Button disabled={busy} onClick={send}>
        <Trans>Mail me the link</Trans>
      </Button>
    </>
  );
}
