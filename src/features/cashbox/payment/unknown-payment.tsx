import { Trans } from "@lingui/react/macro";
import { buttonClass } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";

/** Shown for an unknown payment, or another player's. */
export function UnknownPayment() {
  return (
    <Notice
      title={<Trans>We can't find this payment</Trans>}
      actions={
        <PopupLink popup="support" className={buttonClass()}>
          <Trans>Contact support</Trans>
        </PopupLink>
      }
    >
      <Trans>It wasn't made from your account, and your balance hasn't changed.</Trans>
    </Notice>
  );
}
