import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { useCurrentPopup } from "../../lib/page/current-popup.ts";
import type { PopupName } from "../../lib/page/popups.ts";
import { lastCashboxStep } from "../../lib/payments/cashbox-step.ts";
import { whenIdleAndHydrated } from "../../lib/time/when-idle.ts";
import { PaymentsWatch } from "./payment/payments-watch.tsx";

/** Popups that show payments themselves, so that payment notifications are redundant. */
const PAYMENT_POPUPS: readonly PopupName[] = ["deposit", "deposit-bonus", "deposit-fast", "withdraw"];
const isPaying = (popup: PopupName | undefined): boolean =>
  popup !== undefined &&
  (PAYMENT_POPUPS.includes(popup) || (popup === "cashbox" && lastCashboxStep() !== null));
/** The overview shows an unfinished deposit, but no payment whose outcome is unknown. */
const isOverview = (popup: PopupName | undefined): boolean =>
  popup === "dashboard" || (popup === "cashbox" && lastCashboxStep() === null);

/** Follows open payments, and preloads the cashbox. */
export function PlayerServices() {
  const popup = useCurrentPopup()?.name;
  const isListed = useRouterState({
    select: ({ location }) => location.pathname.startsWith("/profile/payments"),
  });
  // Preloads the cashbox from the precache, so that a tap opens it without delay.
  useEffect(() => {
    void whenIdleAndHydrated()
      .then(() => import("./compose-popups.tsx"))
      .then(() => import("./compose-home.tsx"))
      .catch(() => {});
  }, []);
  return <PaymentsWatch isQuiet={isListed || isPaying(popup)} showsDeposits={!isOverview(popup)} />;
}
