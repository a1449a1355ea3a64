import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { accountsQuery } from "../../../api/account.ts";
import type { AccountBalances } from "../../../contract/accounts.ts";
import { balanceOf, wageringPercent } from "../../../rules/money/amounts.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Meter } from "../../../ui/meter.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";
import { QueryFallback } from "../../../ui/query-fallback.tsx";
import styles from "../cashbox.module.css";
import { MethodsSkeleton } from "../methods/method-list.tsx";
import { useAmounts } from "../use-amounts.ts";

function Parts({ account }: { account: AccountBalances }) {
  const { t } = useLingui();
  const { format } = useAmounts();
  const { currency } = account;
  const { real, bonus, common, withdrawable, wagering, wagered } = balanceOf(account);
  const reserved = BigInt(account.reserved_cents);
  const owed = BigInt(account.owed_cents);
  const remainingWagering = wagering > wagered ? wagering - wagered : 0n;
  const [done, all, toGo] = [
    format(wagered, currency),
    format(wagering, currency),
    format(remainingWagering, currency),
  ];
  return (
    <section className={styles.card} data-account={currency}>
      <h2>{currency}</h2>
      <dl className={styles.facts}>
        <dt>
          <Trans>Real money</Trans>
        </dt>
        <dd>{format(real, currency)}</dd>
        <dt>
          <Trans>Bonus money</Trans>
        </dt>
        <dd>{format(bonus, currency)}</dd>
        <dt data-sum>
          <Trans>Available to play</Trans>
        </dt>
        <dd data-sum>{format(common, currency)}</dd>
        <dt>
          <Trans>Available to withdraw</Trans>
        </dt>
        <dd>{format(withdrawable, currency)}</dd>
        <dt>
          <Trans>Reserved for pending withdrawals</Trans>
        </dt>
        <dd>{format(reserved, currency)}</dd>
        {owed > 0n ? (
          <>
            <dt>
              <Trans>You owe</Trans>
            </dt>
            <dd>{format(owed, currency)}</dd>
          </>
        ) : null}
      </dl>
      {owed > 0n ? (
        <p className={styles.muted}>
          <Trans>
            Money you'd already played with was taken back. Betting is paused until it's settled. Support can
            settle it from your balance.
          </Trans>
        </p>
      ) : null}
      {wagering > 0n ? (
        <div className={styles.group}>
          <h3>
            <Trans>Wagering</Trans>
          </h3>
          <Meter
            value={wageringPercent({ wagering, wagered })}
            max={100}
            label={t`Wagering`}
            text={t`${done} of ${all} wagered`}
            state="near"
          />
          <span className="money">
            <Trans>
              {done} of {all} wagered
            </Trans>
          </span>
        </div>
      ) : null}
      {bonus > 0n ? (
        <p className={styles.muted}>
          {remainingWagering > 0n ? (
            <Trans>
              You can play with bonus money, but you can't withdraw it. It becomes yours after {toGo} more in
              bets. Your real money isn't tied to this.
            </Trans>
          ) : (
            <Trans>You can play with bonus money, but you can't withdraw it.</Trans>
          )}
        </p>
      ) : (
        <p className={styles.muted}>
          <Trans>Nothing's locked: there's no bonus money in this account.</Trans>
        </p>
      )}
    </section>
  );
}

/** Balances of each account: withdrawable, locked, and why. */
export function BonusBalance() {
  const query = useQuery(accountsQuery);
  const { isKnown } = useAmounts();
  if (!query.data || !isKnown) return <QueryFallback queries={[query]} skeleton={<MethodsSkeleton />} />;
  return (
    <div className={styles.page}>
      {query.data
        .toSorted((a, b) => Number(b.active) - Number(a.active))
        .map((account) => (
          <Parts key={account.id} account={account} />
        ))}
      <span className={styles.actions}>
        <PopupLink popup="deposit" className={buttonClass()}>
          <Trans>Deposit</Trans>
        </PopupLink>
        <PopupLink popup="withdraw" className={buttonClass()}>
          <Trans>Withdraw</Trans>
        </PopupLink>
      </span>
    </div>
  );
}
