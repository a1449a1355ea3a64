import { useParams } from "@tanstack/react-router";
import { lazy, type ReactNode } from "react";

const GamesHistory = lazy(() =>
  import("../features/history/games-history.tsx").then(({ GamesHistory }) => ({ default: GamesHistory })),
);
const Statement = lazy(() =>
  import("../features/history/statement.tsx").then(({ Statement }) => ({ default: Statement })),
);

// Loaded together, to prevent layout shift.
const LimitsPage = lazy(async () => {
  const [{ LimitsPage }, { PlanCard }] = await Promise.all([
    import("../features/limits/limits-page.tsx"),
    import("../features/session-plan/plan-card.tsx"),
  ]);
  return { default: () => <LimitsPage plan={<PlanCard />} /> };
});

const PaymentsPage = lazy(() =>
  import("../features/cashbox/payments-page.tsx").then(({ PaymentsPage }) => ({ default: PaymentsPage })),
);
const PaymentPage = lazy(() =>
  import("../features/cashbox/payment-page.tsx").then(({ PaymentPage }) => ({ default: PaymentPage })),
);
const ReturnPage = lazy(() =>
  import("../features/cashbox/payment-page.tsx").then(({ ReturnPage }) => ({ default: ReturnPage })),
);
const BonusBalance = lazy(() =>
  import("../features/cashbox/bonus-balance.tsx").then(({ BonusBalance }) => ({ default: BonusBalance })),
);

const UUID = "[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}";
const PAYMENT_PATH = new RegExp(`^payments/(${UUID})$`);
const RETURN_PATH = new RegExp(`^payments/key/(${UUID})$`);

/** All payments, a single one, or a payment request's outcome, by the path. */
function Payments() {
  const path = useParams({ strict: false, select: (params) => (params as { _splat?: string })._splat }) ?? "";
  const [, id] = PAYMENT_PATH.exec(path) ?? [];
  const [, requestKey] = RETURN_PATH.exec(path) ?? [];
  if (requestKey) return <ReturnPage key={requestKey} requestKey={requestKey} />;
  return path === "payments" ? <PaymentsPage /> : <PaymentPage key={id} id={id ?? null} />;
}

/** Profile sections of other features, by path. */
export const PROFILE_SECTIONS: Readonly<Record<string, ReactNode>> = {
  "games-history": <GamesHistory />,
  statement: <Statement />,
  limits: <LimitsPage />,
  payments: <Payments />,
  "bonus-balance": <BonusBalance />,
};
