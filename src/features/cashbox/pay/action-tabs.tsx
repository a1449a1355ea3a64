import { useLingui } from "@lingui/react/macro";
import type { PaymentAction } from "../../../contract/payments.ts";
import { TitleLine } from "../../../ui/popup-frame.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";
import views from "../../../ui/views.module.css";

/** Switch between deposit and withdrawal. */
export function ActionTabs({ action }: { action: PaymentAction }) {
  const { t } = useLingui();
  return (
    <TitleLine>
      <nav className={`${views.segments} ${views.wide}`} aria-label={t`Cashbox`}>
        {action === "deposit" ? (
          <>
            <span aria-current="page">{t`Deposit`}</span>
            <PopupLink popup="withdraw" replace>{t`Withdraw`}</PopupLink>
          </>
        ) : (
          <>
            <PopupLink popup="deposit" replace>{t`Deposit`}</PopupLink>
            <span aria-current="page">{t`Withdraw`}</span>
          </>
        )}
      </nav>
    </TitleLine>
  );
}
