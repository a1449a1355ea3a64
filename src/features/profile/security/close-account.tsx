import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { accountsQuery } from "../../../api/account.ts";
import { accountClosureQuery, closeAccount, sendClosureLink } from "../../../api/account-closure.ts";
import { currenciesQuery } from "../../../api/config.ts";
import { useMoneyLocale } from "../../../api/money-locale.ts";
import type { AccountBalances } from "../../../contract/accounts.ts";
import { textOf } from "../../../lib/http/search-params.ts";
import { formatMoney } from "../../../lib/money/money.ts";
import { showToast } from "../../../lib/page/toasts.ts";
import { useFields } from "../../../lib/page/use-fields.ts";
import { balanceOf } from "../../../rules/money/amounts.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LongTextField, PasswordField } from "../../../ui/field.tsx";
import { requiredErrors } from "../../../ui/field-checks.ts";
import { Form, SuccessMessage, useAction } from "../../../ui/form.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";
import { QueryFallback } from "../../../ui/query-fallback.tsx";
import styles from "../profile.module.css";
import { OwnUsername } from "./own-username.tsx";
import { useHashScroll } from "./use-hash-scroll.ts";
import { usePasskeyProof } from "./use-passkey-proof.tsx";

const MAX_REASON = 1_000;

/** Closing the account: consequences, remaining balances and the confirmation. */
export function CloseAccount() {
  const token = textOf((useSearch({ strict: false }) as { closing_token?: unknown }).closing_token);
  const accounts = useQuery(accountsQuery);
  const closing = useQuery(accountClosureQuery);
  const isKnown = Boolean(accounts.data && closing.data);
  const sectionRef = useHashScroll<HTMLDivElement>("close-account", isKnown, token !== undefined);
  return (
    <div ref={sectionRef} className={styles.place} data-closing="">
      <Card title={<Trans>Close your account</Trans>}>
        {accounts.data && closing.data ? (
          <>
            <Consequences />
            <RemainingBalances accounts={accounts.data} />
            {closing.data.proof === "password" ? (
              <CloseByPassword />
            ) : token ? (
              <CloseByLink token={token} />
            ) : (
              <RequestLink />
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

function Consequences() {
  return (
    <ul className={styles.facts}>
      <li>
        <Trans>
          It applies right away. You're logged out on all devices and can't deposit or bet any more. Rounds in
          progress will be played out.
        </Trans>
      </li>
      <li>
        <Trans>
          Your money stays yours. Pending withdrawals are paid, and support pays you what's left when you
          close your account. Deposits still on their way are sent back.
        </Trans>
      </li>
      <li>
        <Trans>You'll lose any bonus money.</Trans>
      </li>
      <li>
        <Trans>We'll stop sending you offers and notifications.</Trans>
      </li>
      <li>
        <Trans>
          You can download{" "}
          <Link to="/profile/$" params={{ _splat: "statement" }}>
            your statement
          </Link>{" "}
          until then. After that, support can send it to you for five years.
        </Trans>
      </li>
      <li>
        <Trans>
          To reopen your account, contact support. Signing up again with the same email won't reopen it.
        </Trans>
      </li>
    </ul>
  );
}

/** Remaining balances by currency, with a link to withdraw first. */
function RemainingBalances({ accounts }: { accounts: readonly AccountBalances[] }) {
  const locale = useMoneyLocale();
  const currencies = useQuery(currenciesQuery).data;
  const withBalance = accounts
    .map(balanceOf)
    .filter(({ withdrawable, bonus }) => withdrawable > 0n || bonus > 0n);
  if (!currencies || withBalance.length === 0) return null;
  const format = (minor: bigint, currency: string) => formatMoney(minor, currency, currencies, locale);
  return (
    <>
      <dl className={styles.left}>
        {withBalance.map(({ currency, withdrawable, bonus }) => (
          <div key={currency}>
            <dt>
              <Trans>Available to withdraw</Trans>
            </dt>
            <dd className="money">{format(withdrawable, currency)}</dd>
            {bonus > 0n ? (
              <>
                <dt>
                  <Trans>Bonus money you'll lose</Trans>
                </dt>
                <dd className="money">{format(bonus, currency)}</dd>
              </>
            ) : null}
          </div>
        ))}
      </dl>
      {withBalance.some(({ withdrawable }) => withdrawable > 0n) ? (
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
      text: i18n._(msg`Your account is closed. We've emailed you a list of what you can still request.`),
      kind: "info",
    });
  };
}

function CloseByPassword() {
  const { t } = useLingui();
  const close = useClose();
  const proof = usePasskeyProof();
  const fields = useFields({
    initial: { reason: "", password: "" },
    check: (values) => (proof.isConfirmed ? {} : requiredErrors(values, "password")),
    submit: ({ password, reason }) =>
      proof.sendChange(() => close(proof.isConfirmed ? {} : { password: String(password) }, reason)),
  });
  return (
    <Form fields={fields} look="ghost" submit={<Trans>Close account</Trans>}>
      <LongTextField
        field={fields.field("reason")}
        label={t`Why are you leaving?`}
        optional
        rows={2}
        maxLength={MAX_REASON}
      />
      <OwnUsername />
      {proof.renderProof(
        <PasswordField
          field={fields.field("password")}
          label={t`Your password, to confirm it's you`}
          autoComplete="current-password"
        />,
      )}
    </Form>
  );
}

/** The e-mail's link has proven ownership. */
function CloseByLink({ token }: { token: string }) {
  const { t } = useLingui();
  const close = useClose();
  const fields = useFields({ initial: { reason: "" }, submit: ({ reason }) => close({ token }, reason) });
  return (
    <Form fields={fields} look="ghost" submit={<Trans>Close account</Trans>}>
      <LongTextField
        field={fields.field("reason")}
        label={t`Why are you leaving?`}
        optional
        rows={2}
        maxLength={MAX_REASON}
      />
    </Form>
  );
}

/** Shown to players without a password, who signed up with an identity provider. */
function RequestLink() {
  const client = useQueryClient();
  const [isSent, setSent] = useState(false);
  const { busy, run } = useAction();
  const send = () =>
    run(async () => {
      await sendClosureLink(client);
      setSent(true);
    });
  return (
    <>
      <p className={styles.muted}>
        <Trans>You don't have a password here, so we'll email you a link to confirm it's you.</Trans>
      </p>
      {isSent ? (
        <SuccessMessage>
          <Trans>Your email is on its way. Its link brings you back here to confirm.</Trans>
        </SuccessMessage>
      ) : null}
      <Button disabled={busy} onClick={send}>
        <Trans>Email me the link</Trans>
      </Button>
    </>
  );
}
