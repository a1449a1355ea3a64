import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { Receipt } from "../../contract/statement.ts";
import { Summary } from "../../ui/summary.tsx";
import styles from "./history.module.css";
import { useDates } from "./use-dates.ts";
import { signOf, useMoney } from "./use-money.ts";
import { useHistoryTexts } from "./use-words.ts";

/** Element id of a receipt. */
export const receiptElementId = (number: number): string => `receipt-${number}`;

function BalanceTable({ receipt: { changes, currency } }: { receipt: Receipt }) {
  const { money, change } = useMoney();
  const { t } = useLingui();
  const { balanceTypes } = useHistoryTexts();
  const [before, changed, after] = [t`Before`, t`Change`, t`After`];
  return (
    <table className={styles.balances}>
      <thead>
        <tr>
          <td />
          <th scope="col">{before}</th>
          <th scope="col">{changed}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ balance_type: balanceType, amount_cents, before_cents, after_cents }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: receipts are immutable
          <tr key={i}>
            <th scope="row">{balanceTypes[balanceType]}</th>
            <td data-name={before}>{money(before_cents, currency)}</td>
            <td data-name={changed} data-sign={signOf(amount_cents)}>
              {change(amount_cents, currency)}
            </td>
            <td data-name={after}>{money(after_cents, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Details({ receipt }: { receipt: Receipt }) {
  const { money } = useMoney();
  const { dateTime } = useDates();
  const { number, time, total, currency, round, chain, hash, previous_hash } = receipt;
  return (
    <div className={styles.details}>
      <BalanceTable receipt={receipt} />
      <dl className={styles.facts}>
        <dt>
          <Trans>Total before</Trans>
        </dt>
        <dd>{money(total.before_cents, currency)}</dd>
        <dt>
          <Trans>Total after</Trans>
        </dt>
        <dd>{money(total.after_cents, currency)}</dd>
        <dt>
          <Trans>Receipt</Trans>
        </dt>
        <dd>{number}</dd>
        <dt>
          <Trans>Time</Trans>
        </dt>
        <dd>{dateTime(time)}</dd>
        {chain.reverses ? (
          <>
            <dt>
              <Trans>Reverses receipt</Trans>
            </dt>
            <dd>{chain.reverses.number}</dd>
          </>
        ) : null}
        {round === null ? null : (
          <>
            <dt>
              <Trans>Round</Trans>
            </dt>
            <dd>
              <Link
                to="/profile/$"
                params={{ _splat: "games-history" }}
                search={{ round } as never}
                className={styles.link}
                preload={false}
              >
                {round}
              </Link>
            </dd>
          </>
        )}
      </dl>
      <details>
        <Summary>
          <Trans>How it's verified</Trans>
        </Summary>
        <dl className={styles.facts}>
          <dt>
            <Trans>Fingerprint</Trans>
          </dt>
          <dd className={styles.code}>{hash}</dd>
          <dt>
            <Trans>Previous fingerprint</Trans>
          </dt>
          <dd className={styles.code}>{previous_hash || "–"}</dd>
        </dl>
      </details>
    </div>
  );
}

interface ReceiptRowProps {
  receipt: Receipt;
  isMismatch?: boolean;
  open?: boolean;
}

/** A receipt: cause, time and amount, with details when expanded. */
export function ReceiptRow({ receipt, isMismatch = false, open = false }: ReceiptRowProps) {
  const { money, change } = useMoney();
  const { time } = useDates();
  const { causeOf } = useHistoryTexts();
  const { number, currency, total } = receipt;
  const amount = BigInt(total.after_cents) - BigInt(total.before_cents);
  return (
    <li>
      <details
        id={receiptElementId(number)}
        className={styles.receipt}
        open={open}
        data-wrong={isMismatch ? "" : undefined}
        data-receipt={number}
      >
        <Summary className={styles.summary}>
          <span className={styles.what}>
            <strong>{causeOf(receipt)}</strong>
            <span className={styles.muted}>
              <Trans>
                {time(receipt.time)} · Receipt {number}
              </Trans>
            </span>
          </span>
          <span className={styles.amount} data-sign={signOf(amount)}>
            {change(amount, currency)}
            <span className={styles.left}>{money(total.after_cents, currency)}</span>
          </span>
        </Summary>
        <Details receipt={receipt} />
      </details>
    </li>
  );
}
