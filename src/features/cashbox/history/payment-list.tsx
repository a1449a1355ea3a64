import { Trans } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ReceiptText } from "lucide-react";
import { paymentsQuery } from "../../../api/payments.ts";
import type { Payment, PaymentAction } from "../../../contract/payments.ts";
import { useLocale } from "../../../lib/i18n/use-locale.ts";
import { now } from "../../../lib/time/time.ts";
import { formatTag } from "../../../rules/locales/locales.ts";
import { isEnded } from "../../../rules/payments/payment-states.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LoadMore } from "../../../ui/more.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";
import { QueryFallback } from "../../../ui/query-fallback.tsx";
import { MethodIcon } from "../methods/method-icon.tsx";
import { useMethodName } from "../methods/use-method-name.ts";
import { usePaymentTexts } from "../payment/use-payment-texts.ts";
import { useAmounts } from "../use-amounts.ts";
import styles from "./payments.module.css";

/** Formats the local month of a payment, and its day and time, with the year if it isn't the current one. */
function usePaymentDates() {
  const tag = formatTag(useLocale());
  const month = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric" });
  const style = { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" } as const;
  const moment = new Intl.DateTimeFormat(tag, style);
  const momentWithYear = new Intl.DateTimeFormat(tag, { ...style, year: "numeric" });
  const currentYear = new Date(now()).getFullYear();
  return {
    monthOf: (iso: string) => month.format(new Date(iso)),
    momentOf: (iso: string) => {
      const date = new Date(iso);
      return (date.getFullYear() === currentYear ? moment : momentWithYear).format(date);
    },
  };
}

interface RowProps {
  payment: Payment;
  /** When it was made. */
  moment: string;
}

/** A payment in two lines; once the money has arrived, only screen readers need its state. */
function Row({ payment, moment }: RowProps) {
  const { format } = useAmounts();
  const { actions, titleOf } = usePaymentTexts();
  const nameOf = useMethodName();
  const { id, action, method, state, currency, amount_cents, reversed_at } = payment;
  const hasFailed = reversed_at !== null || (isEnded(state) && state !== "succeeded");
  const hasArrived = state === "succeeded" && !hasFailed;
  return (
    <li>
      <Link
        to="/profile/$"
        params={{ _splat: `payments/${id}` }}
        className={styles.row}
        data-payment={id}
        data-state={state}
        preload={false}
      >
        <span className={styles.mark}>
          <MethodIcon method={method} />
        </span>
        <strong>{actions[action]}</strong>
        {/* A failed or reversed payment leaves the balance as it was. */}
        <span className={styles.amount} data-unmoved={hasFailed ? "" : undefined}>
          {hasFailed ? "" : action === "deposit" ? "+" : "−"}
          {format(amount_cents, currency)}
        </span>
        <span className={styles.facts}>
          <span>{moment}</span>
          <span>
            {nameOf(method)} {method.profile}
          </span>
          {hasArrived ? null : (
            <span className={styles.state} data-failed={hasFailed ? "" : undefined}>
              {titleOf(payment)}
            </span>
          )}
        </span>
        {hasArrived ? <span className="visually-hidden">{titleOf(payment)}</span> : null}
      </Link>
    </li>
  );
}

/** Groups payments by month, keeping their order. */
function byMonth(payments: readonly Payment[], monthOf: (iso: string) => string): Map<string, Payment[]> {
  const months = new Map<string, Payment[]>();
  for (const payment of payments) {
    const month = monthOf(payment.created_at);
    months.set(month, [...(months.get(month) ?? []), payment]);
  }
  return months;
}

const ROWS = [1, 2, 3];

const Skeleton = () => (
  <div className={`${styles.list} ${styles.ghosts}`} aria-hidden>
    {ROWS.map((row) => (
      <div key={row} className={styles.ghost} />
    ))}
  </div>
);

/** Payments by month, newest first. */
export function PaymentList({ action }: { action: PaymentAction | undefined }) {
  const query = useInfiniteQuery(paymentsQuery(action ? { action } : {}));
  const { monthOf, momentOf } = usePaymentDates();
  const payments = query.data?.pages.flatMap((page) => page.payments);
  if (!payments) return <QueryFallback queries={[query]} skeleton={<Skeleton />} />;
  if (payments.length === 0)
    return (
      <Notice
        icon={<ReceiptText aria-hidden />}
        title={<Trans>No payments yet</Trans>}
        actions={
          <PopupLink popup="cashbox" className={buttonClass()}>
            <Trans>Open cashbox</Trans>
          </PopupLink>
        }
      >
        <Trans>Your deposits and withdrawals will appear here, with status and receipts.</Trans>
      </Notice>
    );
  return (
    <>
      <div className={styles.months}>
        {[...byMonth(payments, monthOf)].map(([month, ofMonth]) => (
          <section key={month} className={styles.month}>
            <h2>{month}</h2>
            <ul className={styles.list}>
              {ofMonth.map((payment) => (
                <Row key={payment.id} payment={payment} moment={momentOf(payment.created_at)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <LoadMore query={query} />
    </>
  );
}
