import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { buttonClass } from "../../../ui/button.tsx";
import styles from "../cashbox.module.css";

/** Stands in for the withdrawal that the server would reject. */
export function VerificationFirst() {
  return (
    <section className={styles.card} data-verify="">
      <div className={styles.status}>
        <span className={styles.icon}>
          <BadgeCheck aria-hidden />
        </span>
        <div className={styles.summary}>
          <h3>
            <Trans>Verify your ID first</Trans>
          </h3>
          <p className={styles.muted}>
            <Trans>We only pay out to verified players. Your money stays in your balance until then.</Trans>
          </p>
        </div>
      </div>
      <Link to="/profile/$" params={{ _splat: "verification" }} className={buttonClass({ look: "primary" })}>
        <Trans>Verify my ID</Trans>
      </Link>
    </section>
  );
}
