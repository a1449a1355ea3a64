import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { HeartHandshake, Hourglass, type LucideIcon, ReceiptText, UserRound, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { accountsQuery, openAccount, playerFieldsQuery } from "../../api/account.ts";
import { currenciesQuery } from "../../api/config.ts";
import { recentDepositsQuery } from "../../api/payments.ts";
import { usePlayerQuery } from "../../api/player.ts";
import type { AccountBalances } from "../../contract/accounts.ts";
import { useCurrentPopup } from "../../lib/page/current-popup.ts";
import type { PopupName } from "../../lib/page/popups.ts";
import { balanceOf } from "../../rules/money/amounts.ts";
import { lacksDetails } from "../../rules/players/player-fields.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useCurrencyChoices } from "../../ui/choices.ts";
import { SelectField } from "../../ui/field.tsx";
import { useAction } from "../../ui/form.tsx";
import { LinkRowContent, linkRow, linkRows } from "../../ui/link-row.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { Summary } from "../../ui/summary.tsx";
import styles from "./cashbox.module.css";
import home from "./home.module.css";
import { pageToPay } from "./methods/web-address.ts";
import { UnfinishedDeposit } from "./payment/payment-view.tsx";
import { usePaymentTexts } from "./payment/use-payment-texts.ts";
import type { Slots } from "./slots.ts";
import { useAmounts } from "./use-amounts.ts";

interface BalanceCardProps {
  account: AccountBalances;
  /** True if withdrawals wait for a verified identity. */
  isUnverified: boolean;
}

/** The balance with its two actions, which have equal weight (NEW-08). */
function BalanceCard({ account, isUnverified }: BalanceCardProps) {
  const { format } = useAmounts();
  const { currency } = account;
  const balance = balanceOf(account);
  return (
    <section className={home.hero} data-account={currency}>
      <dl>
        <dt>
          <Trans>Balance</Trans> · {currency}
        </dt>
        <dd className={home.big}>{format(balance.common, currency)}</dd>
      </dl>
      <dl className={styles.facts}>
        <dt>
          {isUnverified ? (
            <Trans>Available to withdraw once verified</Trans>
          ) : (
            <Trans>Available to withdraw</Trans>
          )}
        </dt>
        <dd>{format(balance.withdrawable, currency)}</dd>
      </dl>
      <div className={styles.pair}>
        <PopupLink popup="deposit" replace className={buttonClass()}>
          <Trans>Deposit</Trans>
        </PopupLink>
        <PopupLink popup="withdraw" replace className={buttonClass()}>
          <Trans>Withdraw</Trans>
        </PopupLink>
      </div>
    </section>
  );
}

interface RowProps {
  to: { popup: PopupName } | { section: string } | { page: string };
  icon: LucideIcon;
  title: string;
  status: ReactNode;
}

/** A row that leads to a popup, a section of the profile or a page. */
function Row({ to, ...props }: RowProps) {
  const content = <LinkRowContent {...props} />;
  return (
    <li>
      {"popup" in to ? (
        <PopupLink popup={to.popup} className={linkRow}>
          {content}
        </PopupLink>
      ) : "section" in to ? (
        <Link to="/profile/$" params={{ _splat: to.section }} className={linkRow}>
          {content}
        </Link>
      ) : (
        <Link to="/$" params={{ _splat: to.page }} className={linkRow}>
          {content}
        </Link>
      )}
    </li>
  );
}

/** Where else money is looked after. */
function Rows() {
  const { t } = useLingui();
  const { format } = useAmounts();
  const { titleOf } = usePaymentTexts();
  // An unfinished deposit stands above.
  const last = useQuery(recentDepositsQuery).data?.find((payment) => !pageToPay(payment));
  return (
    <ul className={`${linkRows} ${home.rows}`}>
      <Row
        to={{ section: "payments" }}
        icon={ReceiptText}
        title={t`Payments`}
        status={
          last
            ? `${format(last.amount_cents, last.currency)} · ${titleOf(last)}`
            : t`Deposits and withdrawals`
        }
      />
      <Row
        to={{ section: "bonus-balance" }}
        icon={Wallet}
        title={t`Balance details`}
        status={t`Real money and bonus money`}
      />
      <Row
        to={{ popup: "limits" }}
        icon={Hourglass}
        title={t`Limits and breaks`}
        status={t`Deposits, losses, time and breaks`}
      />
      <Row
        to={{ popup: "profile-data" }}
        icon={UserRound}
        title={t`Your details`}
        status={t`Name, address and messages`}
      />
      <Row
        to={{ page: "responsible-gaming" }}
        icon={HeartHandshake}
        title={t`Responsible gaming`}
        status={t`Self-checks, breaks and help`}
      />
    </ul>
  );
}

/** The home of the player's money: balance, actions, and the accounts of other currencies. */
export function Cashbox({ slots }: { slots: Pick<Slots, "limits" | "panic"> }) {
  const { t } = useLingui();
  const { format } = useAmounts();
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
      <QueryFallback
        queries={[playerState, accountsState, fieldsState]}
        skeleton={
          <div className={home.home} aria-hidden>
            <div className={home.heroGhost} />
            <div className={home.rowsGhost} />
          </div>
        }
      />
    );
  const active = accounts.find((account) => account.active);
  return (
    <div className={home.home}>
      <UnfinishedDeposit />
      {active ? (
        <BalanceCard
          account={active}
          isUnverified={player.verification_before_withdrawal && !player.verified}
        />
      ) : null}
      <Rows />
      <div className={home.more}>
        {slots.limits}
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
        {slots.panic}
        {otherCurrencies.length > 0 ? (
          <details>
            <Summary className={home.currency}>
              <Trans>Use another currency</Trans>
            </Summary>
            <SelectField
              label={t`Currency`}
              placeholder={t`Choose a currency`}
              choices={otherCurrencies}
              disabled={busy}
              field={{
                name: "currency",
                value: "",
                onChange: (currency) => playWith(String(currency)),
              }}
            />
          </details>
        ) : null}
      </div>
    </div>
  );
}
