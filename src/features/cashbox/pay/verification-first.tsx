import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { secondsInHour } from "date-fns/constants";
import { verificationQuery } from "../../../api/verification.ts";
import type { PaymentMethod } from "../../../contract/payment-methods.ts";
import { buttonClass } from "../../../ui/button.tsx";
import styles from "../cashbox.module.css";
import { MethodIcon } from "../methods/method-icon.tsx";
import { useMethodRange } from "../methods/method-list.tsx";
import { useFeeText } from "../methods/use-fee-text.ts";
import { useMethodName } from "../methods/use-method-name.ts";
import { useTimes } from "../use-times.ts";
import { NextSteps, Step } from "./next-steps.tsx";
import own from "./verification-first.module.css";

/** What verification takes, how long, and the way to it. */
function Verify() {
  const { formatDuration } = useTimes();
  const state = useQuery(verificationQuery).data;
  const only = state?.needed.length === 1 ? state.needed[0] : undefined;
  const isPending = state?.status === "pending" && state.needed.length === 0;
  const duration = formatDuration((state?.expected_hours ?? 24) * secondsInHour);
  return (
    <div className={own.verify} data-verify="">
      <p>
        {isPending ? (
          <Trans>We're checking your documents</Trans>
        ) : only === "identity" ? (
          <Trans>A photo ID.</Trans>
        ) : only === "address" ? (
          <Trans>A proof of address.</Trans>
        ) : (
          <Trans>A photo ID and a proof of address.</Trans>
        )}{" "}
        <span className={own.line} data-unknown={state ? undefined : ""}>
          <Trans>Usually checked within {duration}.</Trans>
        </span>
        <span className={own.line}>
          <Trans>Your money stays in your balance until then.</Trans>
        </span>
      </p>
      <Link to="/profile/$" params={{ _splat: "verification" }} className={buttonClass({ look: "primary" })}>
        {isPending ? <Trans>View status</Trans> : <Trans>Upload documents</Trans>}
      </Link>
    </div>
  );
}

/** A method with its range, its fee and its time: measured, or else as the provider states it. */
function Payout({ method }: { method: PaymentMethod }) {
  const { formatDuration, processing } = useTimes();
  const nameOf = useMethodName();
  const range = useMethodRange({ method, action: "cashout" });
  const cost = useFeeText(method);
  const { payoutTimes, processingTime } = method;
  const median = payoutTimes && formatDuration(payoutTimes.median_seconds);
  return (
    <li>
      <span className={styles.icon}>
        <MethodIcon method={method} />
      </span>
      <span className={styles.summary}>
        <span>{nameOf(method)}</span>
        <span className={styles.terms}>
          <span className="money">
            {range} · {cost ? <Trans>Fee {cost}</Trans> : <Trans>No fee</Trans>}
          </span>
        </span>
      </span>
      <strong>{median ? <Trans>Usually {median}</Trans> : processing(processingTime)}</strong>
    </li>
  );
}

/** Stands in for the withdrawal that the server would reject: what to do first, and what to expect then. */
export function VerificationFirst({ methods }: { methods: readonly PaymentMethod[] }) {
  const { t } = useLingui();
  const payouts = methods.filter(({ cashout }) => cashout !== null);
  return (
    <>
      <NextSteps title={t`How your withdrawal works`}>
        <Step name={<Trans>Verify your ID</Trans>} isCurrent>
          <Verify />
        </Step>
        <Step name={<Trans>Choose a method</Trans>}>
          <Trans>You set the amount and where it goes.</Trans>
        </Step>
        <Step name={<Trans>Your money arrives</Trans>}>
          <Trans>You see the expected day right after your request.</Trans>
        </Step>
      </NextSteps>
      {payouts.length > 0 ? (
        <section className={styles.group} data-payouts="">
          <h3>
            <Trans>How fast each method pays out</Trans>
          </h3>
          <ul className={own.payouts}>
            {payouts.map((method) => (
              <Payout key={method.id} method={method} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
