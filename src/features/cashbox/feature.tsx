import { msg } from "@lingui/core/macro";
import { ReceiptText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { usePlayer } from "../../api/player.ts";
import { type Feature, lazyService } from "../../lib/page/feature.ts";
import { lastCashboxStep } from "../../lib/payments/cashbox-step.ts";
import { promoCode, savePromoCode } from "../../lib/payments/deposit-promo.ts";
import { usePlayLock } from "../../lib/session/play-lock.ts";
import { live } from "./live.ts";

const loadPopups = () => import("./compose-popups.tsx");
const OverviewPopup = lazy(() =>
  import("./compose-home.tsx").then(({ OverviewPopup }) => ({ default: OverviewPopup })),
);
const LastStep = lazy(() => loadPopups().then(({ LastStep }) => ({ default: LastStep })));
const DepositPopup = lazy(() => loadPopups().then(({ DepositPopup }) => ({ default: DepositPopup })));
const BonusDepositPopup = lazy(() =>
  loadPopups().then(({ BonusDepositPopup }) => ({ default: BonusDepositPopup })),
);
const FastDepositPopup = lazy(() =>
  loadPopups().then(({ FastDepositPopup }) => ({ default: FastDepositPopup })),
);
const WithdrawPopup = lazy(() => loadPopups().then(({ WithdrawPopup }) => ({ default: WithdrawPopup })));

/** The step used last; the overview before the first. */
function CashboxPopup() {
  const [action] = useState(lastCashboxStep);
  return action ? <LastStep action={action} /> : <OverviewPopup />;
}

const Payments = lazy(() =>
  import("./history/payments-section.tsx").then(({ PaymentsSection }) => ({ default: PaymentsSection })),
);
const BonusBalance = lazy(() =>
  import("./bonus/bonus-balance.tsx").then(({ BonusBalance }) => ({ default: BonusBalance })),
);

const PromoCode = lazyService(() =>
  import("./bonus/promo-code-service.tsx").then(({ PromoCodeService }) => PromoCodeService),
);

export const feature: Feature = {
  popups: {
    dashboard: { title: msg`Cashbox`, Content: OverviewPopup },
    cashbox: { title: msg`Cashbox`, Content: CashboxPopup },
    deposit: { title: msg`Deposit`, hasTitleLine: true, Content: DepositPopup },
    "deposit-bonus": { title: msg`Deposit`, hasTitleLine: true, Content: BonusDepositPopup },
    "deposit-fast": { title: msg`Deposit`, hasTitleLine: true, Content: FastDepositPopup },
    withdraw: { title: msg`Withdraw`, hasTitleLine: true, Content: WithdrawPopup },
  },
  profileSections: [
    { path: "payments", title: msg`Payments`, order: 50, hasSubpaths: true, Content: Payments },
    { path: "bonus-balance", title: msg`Balance`, order: 60, Content: BonusBalance },
  ],
  playerMenu: [{ to: "/profile/payments", label: msg`Payments`, icon: ReceiptText, order: 20 }],
  live,
  Services: function LinkedPromoCode() {
    // Stored in the first render, before any component reads the code.
    useState(savePromoCode);
    const player = usePlayer();
    const isLocked = usePlayLock(player?.id).length > 0;
    if (!player || isLocked || promoCode() === null) return null;
    return (
      <Suspense>
        <PromoCode player={player} />
      </Suspense>
    );
  },
  PlayerServices: lazyService(() =>
    import("./player-services.tsx").then(({ PlayerServices }) => PlayerServices),
  ),
};
