import { Trans } from "@lingui/react/macro";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";

/** In the place of a payment that is not the player's, or none at all. */
export function UnknownPayment() {
  return (
    <Notice
      title={<Trans>Nothing is known of this payment</Trans>}
      actions={
        <PopupLink popup="support" className={buttonClass()}>
          <Trans>Write to support</Trans>
        </PopupLink>
      }
    >
      <Trans>It was not begun from your account, and no money of yours has moved here.</Trans>
    </Notice>
  );
}
