import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { PAYMENT_ACTIONS, type PaymentAction } from "../../../contract/payments.ts";
import chips from "../../../ui/chips.module.css";
import styles from "../cashbox.module.css";
import { MonthStatement } from "./month-statement.tsx";
import { NetDeposits } from "./net-deposits.tsx";
import { PaymentList } from "./payment-list.tsx";

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

/** All payments, lifetime totals, and monthly activity. */
export function PaymentsPage() {
  const action = useFilter();
  return (
    <div className={styles.page}>
      <NetDeposits />
      <Filter action={action} />
      <PaymentList action={action} />
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
