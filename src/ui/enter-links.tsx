import { Trans } from "@lingui/react/macro";
import { buttonClass } from "./button.tsx";
import { PopupLink } from "./popup-link.tsx";

/** A guest's two ways in, side by side: log in and sign up. */
export const EnterLinks = () => (
  <>
    <PopupLink popup="login" className={buttonClass()}>
      <Trans>Log in</Trans>
    </PopupLink>
    <PopupLink popup="registration" className={buttonClass({ look: "primary" })}>
      <Trans>Sign up</Trans>
    </PopupLink>
  </>
);
