import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { accountsQuery } from "../../../api/account.ts";
import type { PaymentMethods } from "../../../contract/payment-methods.ts";
import { balanceOf } from "../../../rules/money/amounts.ts";
import styles from "../cashbox.module.css";
import { useAmounts } from "../use-amounts.ts";

/** The balance of the active account, above the methods or first in an amount's sums, with its parts where bonus money is one of them. */
export function Balance() {
  const { format } = useAmounts();
  const account = useQuery(accountsQuery).data?.find(({ active }) => active);
  if (!account) return null;
  const { common, real, bonus } = balanceOf(account);
  return (
    <dl className={styles.facts}>
      <dt>
        <Trans>Your balance</Trans>
      </dt>
      <dd data-balance>{format(common, account.currency)}</dd>
      {bonus > 0n ? (
        <>
          <dt>
            <Trans>Real money</Trans>
          </dt>
          <dd>{format(real, account.currency)}</dd>
          <dt>
            <Trans>Bonus money</Trans>
          </dt>
          <dd>{format(bonus, account.currency)}</dd>
        </>
      ) : null}
    </dl>
  );
}

/** The withdrawable amount, and the balances that it excludes. */
export function Available({ data }: { data: PaymentMethods }) {
  const { format } = useAmounts();
  const { currency, available_to_cashout_cents, bonus_cents, reserved_cents } = data;
  return (
    <dl className={styles.facts}>
      <dt>
        <Trans>Available to withdraw</Trans>
      </dt>
      <dd data-available>{format(available_to_cashout_cents, currency)}</dd>
      {BigInt(bonus_cents) > 0n ? (
        <>
          <dt>
            <Trans>Bonus money: locked until it's wagered</Trans>
          </dt>
          <dd>{format(bonus_cents, currency)}</dd>
        </>
      ) : null}
      {BigInt(reserved_cents) > 0n ? (
        <>
          <dt>
            <Trans>Reserved for pending withdrawals</Trans>
          </dt>
          <dd>{format(reserved_cents, currency)}</dd>
        </>
      ) : null}
    </dl>
  );
}
