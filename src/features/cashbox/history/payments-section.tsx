import { useParams } from "@tanstack/react-router";
import { lazy } from "react";

const PaymentsPage = lazy(() =>
  import("./payments-page.tsx").then(({ PaymentsPage }) => ({ default: PaymentsPage })),
);
const PaymentPage = lazy(() =>
  import("../payment/payment-page.tsx").then(({ PaymentPage }) => ({ default: PaymentPage })),
);
const ReturnPage = lazy(() =>
  import("../payment/payment-page.tsx").then(({ ReturnPage }) => ({ default: ReturnPage })),
);

const UUID = "[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}";
const PAYMENT_PATH = new RegExp(`^payments/(${UUID})$`);
const RETURN_PATH = new RegExp(`^payments/key/(${UUID})$`);

/** All payments, a single one, or a payment request's outcome, by the path. */
export function PaymentsSection() {
  const path = useParams({ strict: false, select: (params) => (params as { _splat?: string })._splat }) ?? "";
  const [, id] = PAYMENT_PATH.exec(path) ?? [];
  const [, requestKey] = RETURN_PATH.exec(path) ?? [];
  if (requestKey) return <ReturnPage key={requestKey} requestKey={requestKey} />;
  return path === "payments" ? <PaymentsPage /> : <PaymentPage key={id} id={id ?? null} />;
}
