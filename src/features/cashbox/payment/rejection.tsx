import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type PaymentCode, paymentsRejections } from "../../../contract/payments.ts";
import { useFailureText } from "../../../lib/http/failure-text.ts";
import { ApiError } from "../../../lib/http/http.ts";
import { ErrorMessage } from "../../../ui/form.tsx";
import styles from "../cashbox.module.css";
import type { Slots } from "../slots.ts";
import { usePaymentTexts } from "./use-payment-texts.ts";

const isPaymentCode = (code: string): code is PaymentCode => Object.hasOwn(paymentsRejections, code);

/** Message of a rejected payment. */
export function useRejectionText(): (error: unknown) => string {
  const errorText = useFailureText();
  const { rejections } = usePaymentTexts();
  return (error) =>
    error instanceof ApiError && isPaymentCode(error.code) ? rejections[error.code] : errorText(error);
}

interface RejectionProps {
  error: unknown;
  renderLimit: Slots["renderRejection"];
}

/** Message of a rejected payment, with the next step. */
export function PaymentRejection({ error, renderLimit }: RejectionProps) {
  const text = useRejectionText();
  const limit = error instanceof ApiError ? error.envelope?.limit : undefined;
  if (limit) return renderLimit(limit);
  return (
    <ErrorMessage>
      {text(error)}{" "}
      {error instanceof ApiError && error.code === "verification_needed" ? (
        <Link to="/profile/$" params={{ _splat: "verification" }} className={styles.link}>
          <Trans>Verify ID</Trans>
        </Link>
      ) : null}
    </ErrorMessage>
  );
}
