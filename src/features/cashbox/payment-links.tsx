import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import styles from "./cashbox.module.css";

/** Where a player reads on about their money. */
export const PaymentLinks = () => (
  <p className={styles.muted}>
    <Link to="/profile/$" params={{ _splat: "payments" }}>
      <Trans>All my payments</Trans>
    </Link>{" "}
    ·{" "}
    <Link to="/profile/$" params={{ _splat: "bonus-balance" }}>
      <Trans>My balance in detail</Trans>
    </Link>
  </p>
);
