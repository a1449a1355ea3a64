import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import styles from "./cashbox.module.css";

/** Links to payment history and balance details. */
export const PaymentLinks = () => (
  <p className={styles.muted}>
    <Link to="/profile/$" params={{ _splat: "payments" }}>
      <Trans>Payment history</Trans>
    </Link>{" "}
    ·{" "}
    <Link to="/profile/$" params={{ _splat: "bonus-balance" }}>
      <Trans>Balance details</Trans>
    </Link>
  </p>
);
