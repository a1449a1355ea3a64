import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ComponentType, lazy } from "react";
import { usePlayer, useViewer } from "../api/player.ts";
import { Tile } from "../features/game/tile.tsx";
import type { PopupProps } from "../features/modals/popup-host.tsx";
import type { PopupName } from "../lib/page/popups.ts";
import { ManagerPanel } from "../ui/manager-panel.tsx";
import PopupFrame from "../ui/popup-frame.tsx";

interface Content {
  title: string;
  narrow?: boolean;
  Content: ComponentType<{ close: () => void }>;
}

const Search = lazy(() =>
  import("../features/search/search.tsx").then(({ Search }) => ({ default: Search })),
);
const SignIn = lazy(() =>
  import("../features/account/sign-in.tsx").then(({ SignIn }) => ({ default: SignIn })),
);
const SignUp = lazy(() =>
  import("../features/account/sign-up.tsx").then(({ SignUp }) => ({ default: SignUp })),
);
const Remind = lazy(() =>
  import("../features/account/remind.tsx").then(({ Remind }) => ({ default: Remind })),
);
const NewPassword = lazy(() =>
  import("../features/account/new-password.tsx").then(({ NewPassword }) => ({ default: NewPassword })),
);
const EmailVerify = lazy(() =>
  import("../features/account/email-verify.tsx").then(({ EmailVerify }) => ({ default: EmailVerify })),
);
const loadCashbox = () => import("./-cashbox.tsx");
const OverviewPopup = lazy(() => loadCashbox().then(({ OverviewPopup }) => ({ default: OverviewPopup })));
const CashboxPopup = lazy(() => loadCashbox().then(({ CashboxPopup }) => ({ default: CashboxPopup })));
const DepositPopup = lazy(() => loadCashbox().then(({ DepositPopup }) => ({ default: DepositPopup })));
const BonusDepositPopup = lazy(() =>
  loadCashbox().then(({ BonusDepositPopup }) => ({ default: BonusDepositPopup })),
);
const FastDepositPopup = lazy(() =>
  loadCashbox().then(({ FastDepositPopup }) => ({ default: FastDepositPopup })),
);
const WithdrawPopup = lazy(() => loadCashbox().then(({ WithdrawPopup }) => ({ default: WithdrawPopup })));
const PersonalInfo = lazy(() =>
  import("../features/profile/personal-info.tsx").then(({ PersonalInfo }) => ({ default: PersonalInfo })),
);
const ProfileData = lazy(() =>
  import("../features/profile/profile-data.tsx").then(({ ProfileData }) => ({ default: ProfileData })),
);
const LimitsPage = lazy(() =>
  import("../features/limits/limits-page.tsx").then(({ LimitsPage }) => ({ default: LimitsPage })),
);
const Terms = lazy(() => import("../features/account/terms.tsx").then(({ Terms }) => ({ default: Terms })));
const Details = lazy(() =>
  import("../features/account/details.tsx").then(({ Details }) => ({ default: Details })),
);
const NotificationList = lazy(() =>
  import("../features/notifications/notification-list.tsx").then(({ NotificationList }) => ({
    default: NotificationList,
  })),
);
const InstallSheet = lazy(() =>
  import("../features/install/install-sheet.tsx").then(({ InstallSheet }) => ({ default: InstallSheet })),
);
const SupportForm = lazy(() =>
  import("../features/content/support-form.tsx").then(({ SupportForm }) => ({ default: SupportForm })),
);

/** The VIP manager's contacts, if the player has one, and the support form. */
function SupportPopup() {
  const manager = usePlayer()?.manager;
  const payment = useSearch({ strict: false, select: (search) => (search as { payment?: unknown }).payment });
  const isPayment = typeof payment === "string" && /^[\da-f-]{36}$/.test(payment);
  return (
    <>
      {manager ? <ManagerPanel manager={manager} /> : null}
      <SupportForm payment={isPayment ? payment : undefined} />
    </>
  );
}

const LimitsPopup = () => <LimitsPage />;

/** Search with the query in the address, so that Back and reload restore the results. */
function SearchPopup() {
  const navigate = useNavigate();
  const viewer = useViewer();
  const { popup, q = "" } = useSearch({ strict: false });
  const storeQuery = (text: string) => {
    const mask = popup
      ? { to: "/$", params: { _splat: "search" }, search: { q: text || undefined }, unmaskOnReload: true }
      : undefined;
    const search = (previous: object) => ({ ...previous, q: text || undefined });
    void navigate({ to: ".", search, mask, replace: true, resetScroll: false });
  };
  return (
    <Search
      initial={q}
      onTextChange={storeQuery}
      renderTile={(tile) => <Tile key={tile.id} game={tile} viewer={viewer} />}
    />
  );
}

function useContents(): Record<PopupName, Content> {
  const { t } = useLingui();
  return {
    search: { title: t`Search`, Content: SearchPopup },
    registration: { title: t`Sign up`, narrow: true, Content: SignUp },
    login: { title: t`Log in`, narrow: true, Content: SignIn },
    remind: { title: t`Forgot password`, narrow: true, Content: Remind },
    "new-password": { title: t`New password`, narrow: true, Content: NewPassword },
    "email-verify": { title: t`Confirm your email`, narrow: true, Content: EmailVerify },
    dashboard: { title: t`Cashbox`, narrow: true, Content: OverviewPopup },
    cashbox: { title: t`Cashbox`, narrow: true, Content: CashboxPopup },
    deposit: { title: t`Deposit`, narrow: true, Content: DepositPopup },
    "deposit-bonus": { title: t`Deposit`, narrow: true, Content: BonusDepositPopup },
    "deposit-fast": { title: t`Deposit`, narrow: true, Content: FastDepositPopup },
    withdraw: { title: t`Withdraw`, narrow: true, Content: WithdrawPopup },
    "personal-info": { title: t`Your details`, narrow: true, Content: PersonalInfo },
    "profile-data": { title: t`Your details`, narrow: true, Content: ProfileData },
    limits: { title: t`Limits`, Content: LimitsPopup },
    terms: { title: t`Terms and conditions`, narrow: true, Content: Terms },
    details: { title: t`Complete your account`, narrow: true, Content: Details },
    support: { title: t`Support`, narrow: true, Content: SupportPopup },
    install: { title: t`Install the app`, narrow: true, Content: InstallSheet },
    notifications: { title: t`Notifications`, narrow: true, Content: NotificationList },
  };
}

/** A popup with its title and content. */
export function Popup({ name, open, close }: PopupProps) {
  const { title, narrow, Content } = useContents()[name];
  return (
    <PopupFrame open={open} title={title} narrow={narrow} onClose={close}>
      <Content key={name} close={close} />
    </PopupFrame>
  );
}
