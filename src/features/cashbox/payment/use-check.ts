import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { paymentRequestQuery, settlePaymentRequest } from "../../../api/payments.ts";
import type { Payment } from "../../../contract/payments.ts";
import type { PaymentRequest } from "../../../lib/payments/pending-payments.ts";

/** Polling interval in milliseconds. */
const POLL_INTERVAL = 2_000;

/**
 * Polls the outcome of a payment request without sending it again. `onResult` receives the payment; null if it was
 * never created.
 */
export function usePaymentOutcome(
  request: PaymentRequest | undefined,
  onResult: (payment: Payment | null, request: PaymentRequest) => void,
): void {
  const client = useQueryClient();
  const callback = useRef(onResult);
  callback.current = onResult;
  const { data } = useQuery({
    ...paymentRequestQuery(request?.action ?? "deposit", request?.key ?? ""),
    enabled: request !== undefined,
    refetchInterval: POLL_INTERVAL,
  });
  useEffect(() => {
    if (!request || !data) return;
    const payment = settlePaymentRequest(client, request, data);
    if (payment !== undefined) callback.current(payment, request);
  }, [client, request, data]);
}
