import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { accountsQuery, openAccount, playerFieldsQuery } from "../../api/account.ts";
import { currenciesQuery } from "../../api/config.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import { usePlayerQuery } from "../../api/player.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { useCurrentPopup } from "../../lib/page/current-popup.ts";
import { balanceOf } from "../../rules/money/amounts.ts";
import { lacksDetails } from "../../rules/players/player-fields.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useCurrencyChoices } from "../../ui/choices.ts";
import { SelectField } from "../../ui/field.tsx";
import { useAction } from "../../ui/form.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import styles from "./cashbox.module.css";
import { MethodsSkeleton } from "./methods/method-list.tsx";
import { PaymentLinks } from "./payment-links.tsx";
import type { Slots } from "./slots.ts";

/** Balance, deposit and withdrawal side by side, and the accounts of other currencies. */
export function Cashbox({ slots }: { slots: Slots }) {
  const { t } = useLingui();
  const locale = useMoneyLocale();
  const client = useQueryClient();
  const playerState = usePlayerQuery();
  const player = playerState.data;
  const accountsState = useQuery(accountsQuery);
  const accounts = accountsState.data ?? [];
  const currencies = useQuery(currenciesQuery).data;
  const fieldsState = useQuery(playerFieldsQuery(player?.country ?? ""));
  const { busy, run } = useAction();
  const playWith = (currency: string) => run(() => openAccount(client, currency));
  const otherCurrencies = useCurrencyChoices(currencies).filter(
    ({ value }) => !accounts.some(({ currency }) => currency === value),
  );
  // On its own route, the form of missing details replaces the cashbox.
  const current = useCurrentPopup();
  const isIncomplete =
    !current?.isOverPage &&
    !fieldsState.isError &&
    lacksDetails(player, fieldsState.data?.deposit, currencies) !== false;
  // Stale balances are no basis for a decision.
  if (!player || !accountsState.data || accountsState.error || isIncomplete || !currencies)
    return (
      <QueryFallback queries={[playerState, accountsState, fieldsState]} skeleton={<MethodsSkeleton />} />
    );
  const format = (minor: bigint, code: string) => formatMoney(minor, code, currencies, locale);
  const active = accounts.find((account) => account.active);
  const balance = active ? balanceOf(active) : null;
  return (
    <div className={styles.box}>
      {active && balance ? (
        <section className={styles.hero} data-account={active.currency}>
          <dl>
            <dt>
              <Trans>Balance</Trans> · {active.currency}
            </dt>
            <dd className={styles.big}>{format(balance.common, active.currency)}</dd>
          </dl>
          <dl className={styles.facts}>
            <dt>
              <Trans>Available to withdraw</Trans>
            </dt>
            <dd>{format(balance.withdrawable, active.currency)}</dd>
          </dl>
          <div className={styles.pair}>
            <PopupLink popup="deposit" replace className={buttonClass()}>
              <Trans>Deposit</Trans>
            </PopupLink>
            <PopupLink popup="withdraw" replace className={buttonClass()}>
              <Trans>Withdraw</Trans>
            </PopupLink>
          </div>
          <PaymentLinks />
        </section>
      ) : null}
      {accounts
        .filter((account) => !account.active)
        .map((account) => (
          <div key={account.id} className={styles.account} data-account={account.currency}>
            <span className={styles.summary}>
              <strong>{account.currency}</strong>
              <span className={`${styles.muted} money`}>
                {format(balanceOf(account).common, account.currency)}
              </span>
            </span>
            <Button size="small" disabled={busy} onClick={() => playWith(account.currency)}>
              <Trans>Play in {account.currency}</Trans>
            </Button>
          </div>
        ))}
      <SelectField
        label={t`Another currency`}
        placeholder={t`Choose a currency`}
        choices={otherCurrencies}
        disabled={busy}
        field={{
          name: "currency",
          value: "",
          onChange: (currency) => playWith(String(currency)),
        }}
      />
      <div className={styles.aside}>
        {slots.limits}
        {slots.panic}
        <p className={styles.muted}>
          <PopupLink popup="profile-data">
            <Trans>Your details</Trans>
          </PopupLink>
          {" · "}
          <Link to="/$" params={{ _splat: "responsible-gaming" }}>
            <Trans>Responsible gaming</Trans>
          </Link>
        </p>
      </div>
    </div>
  );
}
