import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { accountsQuery } from "../../api/account.ts";
import type { AccountParts } from "../../contract/accounts.ts";
import { balanceOf, wageringPercent } from "../../rules/money/amounts.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Meter } from "../../ui/meter.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import styles from "./cashbox.module.css";
import { MethodsSkeleton } from "./method-list.tsx";
import { useAmounts } from "./use-amounts.ts";

function Parts({ account }: { account: AccountParts }) {
  const { t } = useLingui();
  const { write } = useAmounts();
  const { currency } = account;
  const { real, bonus, common, availableToCashout, wagering, wagered } = balanceOf(account);
  const reserved = BigInt(account.reserved_cents);
  const owed = BigInt(account.owed_cents);
  const left = wagering > wagered ? wagering - wagered : 0n;
  const [done, all, toGo] = [write(wagered, currency), write(wagering, currency), write(left, currency)];
  return (
    <section className={styles.card} data-account={currency}>
      <h2>{currency}</h2>
      <dl className={styles.facts}>
        <dt>
          <Trans>Real money</Trans>
        </dt>
        <dd>{write(real, currency)}</dd>
        <dt>
          <Trans>Bonus money</Trans>
        </dt>
        <dd>{write(bonus, currency)}</dd>
        <dt data-sum>
          <Trans>To play with</Trans>
        </dt>
        <dd data-sum>{write(common, currency)}</dd>
        <dt>
          <Trans>Can be withdrawn</Trans>
        </dt>
        <dd>{write(availableToCashout, currency)}</dd>
        <dt>
          <Trans>Set aside for withdrawals under way</Trans>
        </dt>
        <dd>{write(reserved, currency)}</dd>
        {owed > 0n ? (
          <>
            <dt>
              <Trans>Owed by you</Trans>
            </dt>
            <dd>{write(owed, currency)}</dd>
          </>
        ) : null}
      </dl>
      {owed > 0n ? (
        <p className={styles.muted}>
          <Trans>
            Money was taken back that you had played with already. Bets are paused until it is settled;
            support can settle it from your balance.
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
            text={t`${done} of ${all} staked`}
            state="near"
          />
          <span className="money">
            <Trans>
              {done} of {all} staked
            </Trans>
          </span>
        </div>
      ) : null}
      {bonus > 0n ? (
        <p className={styles.muted}>
          {left > 0n ? (
            <Trans>
              Bonus money can be played, not withdrawn. It becomes yours once another {toGo} are staked. Your
              real money is not bound to that.
            </Trans>
          ) : (
            <Trans>Bonus money can be played, not withdrawn.</Trans>
          )}
        </p>
      ) : (
        <p className={styles.muted}>
          <Trans>Nothing is locked: there is no bonus money in this account.</Trans>
        </p>
      )}
    </section>
  );
}

/** The balance of each account by its parts: what can be withdrawn, what is locked, and why. */
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
