import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useEffect } from "react";
import { paymentQuery, wishQuery } from "../../api/payments.ts";
import { buttonClass } from "../../ui/button.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import styles from "./cashbox.module.css";
import { MethodsSkeleton } from "./method-list.tsx";
import { PaymentView } from "./payment-view.tsx";
import { UnknownPayment } from "./unknown-payment.tsx";

/** Milliseconds between two looks for a payment that is not known yet. */
const EVERY = 2_000;
/** As many: what is not known by then was never begun here. */
const MOST = 30;

function Back() {
  return (
    <span className={styles.actions}>
      <Link to="/profile/$" params={{ _splat: "payments" }} className={buttonClass({ size: "small" })}>
        <ChevronLeft aria-hidden size={18} /> <Trans>All my payments</Trans>
      </Link>
    </span>
  );
}

/** One payment by its id; null for an address that is none's. */
export function PaymentPage({ id }: { id: string | null }) {
  return (
    <div className={styles.page}>
      <Back />
      {id ? <PaymentView id={id} /> : <UnknownPayment />}
    </div>
  );
}

/**
 * Where a provider's page leads back to, in whatever browser that is and after a cold start, too: what the wish has
 * become, as the server says and not as the provider's page did.
 */
export function ReturnPage({ wish }: { wish: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery({
    ...wishQuery("deposit", wish),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data?.payment || dataUpdateCount + errorUpdateCount > MOST ? false : EVERY,
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
