import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { ReceiptText } from "lucide-react";
import { paymentsQuery } from "../../../api/payments.ts";
import { PAYMENT_ACTIONS, type Payment, type PaymentAction } from "../../../contract/payments.ts";
import { isEnded } from "../../../rules/payments/payment-states.ts";
import { buttonClass } from "../../../ui/button.tsx";
import chips from "../../../ui/chips.module.css";
import { LoadMore } from "../../../ui/more.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";
import { QueryFallback } from "../../../ui/query-fallback.tsx";
import styles from "../cashbox.module.css";
import { MethodIcon } from "../methods/method-icon.tsx";
import { MethodsSkeleton } from "../methods/method-list.tsx";
import { useMethodName } from "../methods/use-method-name.ts";
import { usePaymentTexts } from "../payment/use-payment-texts.ts";
import { useAmounts } from "../use-amounts.ts";
import { useTimes } from "../use-times.ts";
import { MonthStatement } from "./month-statement.tsx";
import { NetDeposits } from "./net-deposits.tsx";

function useFilter(): PaymentAction | undefined {
  const { action } = useSearch({ strict: false }) as { action?: unknown };
  return PAYMENT_ACTIONS.find((known) => known === action);
}

function Filter({ action }: { action: PaymentAction | undefined }) {
  const { t } = useLingui();
  const choices = [
    { value: undefined, title: t`All` },
    { value: "deposit", title: t`Deposits` },
    { value: "cashout", title: t`Withdrawals` },
  ];
  return (
    <nav className={chips.row} aria-label={t`Payments`}>
      {choices.map(({ value, title }) => (
        <Link
          key={title}
          to="."
          search={(before: object): object => ({ ...before, action: value })}
          replace
          resetScroll={false}
          className={chips.chip}
          aria-current={value === action ? "page" : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

function Row({ payment }: { payment: Payment }) {
  const { format } = useAmounts();
  const { formatDateTime } = useTimes();
  const { actions, titleOf } = usePaymentTexts();
  const nameOf = useMethodName();
  const { id, action, method, state, currency, amount_cents, created_at, finished_at, reversed_at } = payment;
  // A failed or reversed payment leaves the balance as it was.
  const movesMoney = reversed_at === null && (!isEnded(state) || state === "succeeded");
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
        <span className={styles.icon} data-state={reversed_at ? "declined" : state}>
          <MethodIcon method={method} />
        </span>
        <span className={styles.summary}>
          <strong>{actions[action]}</strong>
          <span className={styles.terms}>
            <span>{titleOf(payment)}</span>
            <span>{formatDateTime(isEnded(state) && finished_at ? finished_at : created_at)}</span>
          </span>
        </span>
        <span className={styles.paidAmount} data-unmoved={movesMoney ? undefined : ""}>
          <span>
            {movesMoney ? (action === "deposit" ? "+" : "−") : ""}
            {format(amount_cents, currency)}
          </span>
          <span className={styles.terms}>
            {nameOf(method)} {method.profile}
          </span>
        </span>
      </Link>
    </li>
  );
}

function List({ action }: { action: PaymentAction | undefined }) {
  const query = useInfiniteQuery(paymentsQuery(action ? { action } : {}));
  const payments = query.data?.pages.flatMap((page) => page.payments);
  if (!payments) return <QueryFallback queries={[query]} skeleton={<MethodsSkeleton />} />;
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
      <ul className={styles.methods}>
        {payments.map((payment) => (
          <Row key={payment.id} payment={payment} />
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}

/** All payments, lifetime totals, and monthly activity. */
export function PaymentsPage() {
  const action = useFilter();
  return (
    <div className={styles.page}>
      <NetDeposits />
      <Filter action={action} />
      <List action={action} />
      <MonthStatement />
      <p className={styles.muted}>
        <Trans>
          See every balance change, with receipts and downloads, in your{" "}
          <Link to="/profile/$" params={{ _splat: "statement" }}>
            statement
          </Link>
          .
        </Trans>
      </p>
    </div>
  );
}
