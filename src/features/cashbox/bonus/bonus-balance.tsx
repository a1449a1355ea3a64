import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { accountsQuery } from "../../../api/account.ts";
import { bonusesQuery } from "../../../api/bonuses.ts";
import { useGiftAccess } from "../../../api/gifts.ts";
import { usePlayer } from "../../../api/player.ts";
import type { AccountBalances } from "../../../contract/accounts.ts";
import { usePlayLock } from "../../../lib/session/play-lock.ts";
import { runningBonus } from "../../../rules/bonuses/gifts.ts";
import { balanceOf, wageringPercent } from "../../../rules/money/amounts.ts";
import { LoadedAt } from "../../../ui/loaded-at.tsx";
import { Meter } from "../../../ui/meter.tsx";
import { MoneyLinks } from "../../../ui/money-links.tsx";
import panel from "../../../ui/panel.module.css";
import { QueryFallback } from "../../../ui/query-fallback.tsx";
import styles from "../cashbox.module.css";
import { MethodsSkeleton } from "../methods/method-list.tsx";
import { useAmounts } from "../use-amounts.ts";
import own from "./bonus-balance.module.css";

function Row({ name, isSum, children }: { name: ReactNode; isSum?: boolean; children: ReactNode }) {
  return (
    <div data-sum={isSum ? "" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Amounts of an account, by what the player can do with them. */
function Amounts({ account, showsBonus }: { account: AccountBalances; showsBonus: boolean }) {
  const { format } = useAmounts();
  const { currency } = account;
  const { real, bonus, common, withdrawable } = balanceOf(account);
  const [unsettled, owed] = [BigInt(account.unsettled_cents), BigInt(account.owed_cents)];
  return (
    <dl className={`${panel.facts} ${own.amounts}`}>
      <Row name={<Trans>Real money</Trans>}>{format(real, currency)}</Row>
      {showsBonus ? <Row name={<Trans>Bonus money</Trans>}>{format(bonus, currency)}</Row> : null}
      <Row name={<Trans>Available to play</Trans>} isSum>
        {format(common, currency)}
      </Row>
      <Row name={<Trans>Available to withdraw</Trans>}>{format(withdrawable, currency)}</Row>
      {unsettled > 0n ? (
        <Row name={<Trans>Spin winnings, not settled yet</Trans>}>{format(unsettled, currency)}</Row>
      ) : null}
      <Row name={<Trans>Reserved for pending withdrawals</Trans>}>
        {format(BigInt(account.reserved_cents), currency)}
      </Row>
      {owed > 0n ? <Row name={<Trans>You owe</Trans>}>{format(owed, currency)}</Row> : null}
    </dl>
  );
}

/** Progress of the account's bonus, with a link to every round that counted. */
function Wagering({ account, bonusId }: { account: AccountBalances; bonusId: string | undefined }) {
  const { t, i18n } = useLingui();
  const { format } = useAmounts();
  const { currency } = account;
  const { wagering, wagered } = balanceOf(account);
  const percent = wageringPercent({ wagering, wagered });
  const [done, all] = [format(wagered, currency), format(wagering, currency)];
  return (
    <div className={styles.group}>
      <h3>
        <Trans>Wagering</Trans>
      </h3>
      <Meter value={percent} max={100} label={t`Wagering`} text={t`${done} of ${all} wagered`} />
      <span className="money">
        <Trans>
          {done} of {all} wagered
        </Trans>{" "}
        · {i18n.number(percent / 100, { style: "percent" })}
      </span>
      {bonusId ? (
        <Link to="/profile/$" params={{ _splat: `gifts/${bonusId}` }} className={styles.link}>
          <Trans>Every round that counted</Trans>
        </Link>
      ) : null}
    </div>
  );
}

/** What is locked, and until when. */
function Locks({ account, isPaused }: Pick<PartsProps, "account" | "isPaused">) {
  const { format } = useAmounts();
  const { bonus, wagering, wagered } = balanceOf(account);
  const toGo = format(wagering > wagered ? wagering - wagered : 0n, account.currency);
  return (
    <p className={styles.muted}>
      {bonus === 0n ? (
        <Trans>Nothing's locked: there's no bonus money in this account.</Trans>
      ) : isPaused ? (
        <Trans>
          Your bonus money is paused, so you can't play with it for now. You'll get the paused time back.
        </Trans>
      ) : wagering > wagered ? (
        <Trans>
          You can play with bonus money, but you can't withdraw it. It becomes yours after {toGo} more in
          bets. Your real money isn't tied to this.
        </Trans>
      ) : (
        <Trans>You can play with bonus money, but you can't withdraw it.</Trans>
      )}
    </p>
  );
}

interface PartsProps {
  account: AccountBalances;
  /** The bonus that runs on the account. */
  bonusId: string | undefined;
  /** False for players without bonuses, if there is no bonus money either. */
  showsBonus: boolean;
  /** True during a break, and while a withdrawal freezes the bonus. */
  isPaused: boolean;
}

function Parts({ account, bonusId, showsBonus, isPaused }: PartsProps) {
  return (
    <section className={styles.card} data-account={account.currency}>
      <h2>{account.currency}</h2>
      <Amounts account={account} showsBonus={showsBonus} />
      {BigInt(account.owed_cents) > 0n ? (
        <p className={styles.muted}>
          <Trans>
            Money you'd already played with was taken back. Betting is paused until it's settled. Support can
            settle it from your balance.
          </Trans>
        </p>
      ) : null}
      {BigInt(account.unsettled_cents) > 0n ? (
        <p className={styles.muted}>
          <Trans>You can play your spin winnings once you've used all the spins.</Trans>
        </p>
      ) : null}
      {BigInt(account.wagering_cents) > 0n ? <Wagering account={account} bonusId={bonusId} /> : null}
      {showsBonus ? <Locks account={account} isPaused={isPaused} /> : null}
    </section>
  );
}

/** Balances of each account: withdrawable, locked, and why. */
export function BonusBalance() {
  const query = useQuery(accountsQuery);
  const { isKnown } = useAmounts();
  const hasGifts = useGiftAccess() === "open";
  const isOnBreak = usePlayLock(usePlayer()?.id).length > 0;
  const hasBonus = query.data?.some(({ bonus_cents }) => BigInt(bonus_cents) > 0n) ?? false;
  const bonuses = useQuery({ ...bonusesQuery, enabled: hasBonus }).data ?? [];
  if (!query.data || !isKnown) return <QueryFallback queries={[query]} skeleton={<MethodsSkeleton />} />;
  return (
    <div className={styles.page}>
      <LoadedAt time={query.dataUpdatedAt} />
      {query.data
        .toSorted((a, b) => Number(b.active) - Number(a.active))
        .map((account) => {
          const running = runningBonus(bonuses, account.currency);
          return (
            <Parts
              key={account.id}
              account={account}
              bonusId={running?.id}
              showsBonus={hasGifts || BigInt(account.bonus_cents) > 0n}
              isPaused={isOnBreak || (running?.frozen ?? null) !== null}
            />
          );
        })}
      <span className={styles.actions}>
        <MoneyLinks isOnBreak={isOnBreak} />
      </span>
    </div>
  );
}
