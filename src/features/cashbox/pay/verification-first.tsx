import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { secondsInHour } from "date-fns/constants";
import { BadgeCheck } from "lucide-react";
import { verificationQuery } from "../../../api/verification.ts";
import type { PaymentMethod } from "../../../contract/payment-methods.ts";
import { buttonClass } from "../../../ui/button.tsx";
import styles from "../cashbox.module.css";
import { MethodIcon } from "../methods/method-icon.tsx";
import { useMethodName } from "../methods/use-method-name.ts";
import { useTimes } from "../use-times.ts";
import { NextSteps, Step } from "./next-steps.tsx";
import own from "./verification-first.module.css";

/** What verification takes, and how long. */
function VerificationNeeds() {
  const { formatDuration } = useTimes();
  const state = useQuery(verificationQuery).data;
  const only = state?.needed.length === 1 ? state.needed[0] : undefined;
  const duration = state && formatDuration(state.expected_hours * secondsInHour);
  return (
    <p className={styles.muted}>
      {state?.status === "pending" && state.needed.length === 0 ? (
        <Trans>We're checking your documents</Trans>
      ) : only === "identity" ? (
        <Trans>A photo ID.</Trans>
      ) : only === "address" ? (
        <Trans>A proof of address.</Trans>
      ) : (
        <Trans>A photo ID and a proof of address.</Trans>
      )}{" "}
      <span className={own.time}>{state ? <Trans>Usually checked within {duration}.</Trans> : null}</span>
    </p>
  );
}

/** Stands in for the withdrawal that the server would reject: what to do first, and what to expect then. */
export function VerificationFirst({ methods }: { methods: readonly PaymentMethod[] }) {
  const { t } = useLingui();
  const { formatDuration, processing } = useTimes();
  const nameOf = useMethodName();
  const payouts = methods.filter(({ cashout }) => cashout !== null);
  /** Measured, or else as the provider states it. */
  const timeOf = ({ payoutTimes, processingTime }: PaymentMethod) => {
    if (!payoutTimes) return processing(processingTime);
    const median = formatDuration(payoutTimes.median_seconds);
    return t`Usually ${median}`;
  };
  return (
    <>
      <section className={`${styles.card} ${own.card}`} data-verify="">
        <div className={styles.status}>
          <span className={styles.icon}>
            <BadgeCheck aria-hidden />
          </span>
          <div className={styles.summary}>
            <h3>
              <Trans>Verify your ID first</Trans>
            </h3>
            <VerificationNeeds />
          </div>
        </div>
        <Link
          to="/profile/$"
          params={{ _splat: "verification" }}
          className={buttonClass({ look: "primary" })}
        >
          <Trans>Verify my ID</Trans>
        </Link>
      </section>
      <NextSteps title={t`How your withdrawal works`}>
        <Step name={<Trans>Verify your ID</Trans>} isCurrent>
          <Trans>Your money stays in your balance until then.</Trans>
        </Step>
        <Step name={<Trans>Choose a method</Trans>}>
          <Trans>You set the amount and where it goes.</Trans>
        </Step>
        <Step name={<Trans>Your money arrives</Trans>}>
          <Trans>We show you the expected day.</Trans>
        </Step>
      </NextSteps>
      {payouts.length > 0 ? (
        <section className={styles.group} data-payouts="">
          <h3>
            <Trans>How fast each method pays out</Trans>
          </h3>
          <ul className={own.payouts}>
            {payouts.map((method) => (
              <li key={method.id}>
                <span className={styles.icon}>
                  <MethodIcon method={method} />
                </span>
                <span>{nameOf(method)}</span>
                <strong>{timeOf(method)}</strong>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
