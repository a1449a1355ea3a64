import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useEffect } from "react";
import { paymentQuery, paymentRequestQuery } from "../../../api/payments.ts";
import links from "../../../ui/page-links.module.css";
import { QueryFallback } from "../../../ui/query-fallback.tsx";
import styles from "../cashbox.module.css";
import { MethodsSkeleton } from "../methods/method-list.tsx";
import { AfterPayment } from "./after-payment.tsx";
import { PaymentView } from "./payment-view.tsx";
import { UnknownPayment } from "./unknown-payment.tsx";

/** Polling interval of a payment that is not known yet, in milliseconds. */
const POLL_INTERVAL = 2_000;
/** A payment that is unknown after this many polls was never created. */
const MAX_POLLS = 30;

function Back() {
  return (
    <Link to="/profile/$" params={{ _splat: "payments" }} className={links.back}>
      <ChevronLeft aria-hidden /> <Trans>Payment history</Trans>
    </Link>
  );
}

/** A payment by its id; null for an invalid address. */
export function PaymentPage({ id }: { id: string | null }) {
  return (
    <div className={styles.page}>
      <Back />
      {id ? (
        <PaymentView id={id} renderAfter={(payment) => <AfterPayment payment={payment} />} />
      ) : (
        <UnknownPayment />
      )}
    </div>
  );
}

/**
 * Return target of the provider's page, in any browser and after a cold start: shows the payment's state from
 * the server, not from the provider's page.
 */
export function ReturnPage({ requestKey }: { requestKey: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery({
    ...paymentRequestQuery("deposit", requestKey),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data?.payment || dataUpdateCount + errorUpdateCount > MAX_POLLS ? false : POLL_INTERVAL,
  });
  const payment = query.data?.payment;
  useEffect(() => {
    if (!payment) return;
    client.setQueryData(paymentQuery(payment.id).queryKey, payment);
    void navigate({ to: "/profile/$", params: { _splat: `payments/${payment.id}` }, replace: true });
  }, [client, navigate, payment]);
  return (
    <div className={styles.page}>
      <Back />
      {query.data && !payment ? (
        <UnknownPayment />
      ) : (
        <QueryFallback queries={[query]} skeleton={<MethodsSkeleton />} />
      )}
    </div>
  );
}
