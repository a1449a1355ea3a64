import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ReceiptText, Wallet } from "lucide-react";
import links from "../../ui/page-links.module.css";

/** Links to payment history and balance details. */
export const PaymentLinks = () => (
  <div className={links.links}>
    <Link to="/profile/$" params={{ _splat: "payments" }}>
      <ReceiptText aria-hidden />
      <Trans>Payment history</Trans>
    </Link>
    <Link to="/profile/$" params={{ _splat: "bonus-balance" }}>
      <Wallet aria-hidden />
      <Trans>Balance details</Trans>
    </Link>
  </div>
);
