import { Trans } from "@lingui/react/macro";
import { buttonClass } from "./button.tsx";
import { PopupLink } from "./popup-link.tsx";

/** What a player can do with the balance, side by side: deposit, unless they're on a break, and withdraw. */
export const MoneyLinks = ({ isOnBreak }: { isOnBreak: boolean }) => (
  <>
    {isOnBreak ? null : (
      <PopupLink popup="deposit" className={buttonClass()}>
        <Trans>Deposit</Trans>
      </PopupLink>
    )}
    <PopupLink popup="withdraw" className={buttonClass()}>
      <Trans>Withdraw</Trans>
    </PopupLink>
  </>
);
