import { Trans } from "@lingui/react/macro";
import { ApiError } from "../../lib/http/http.ts";
import { ErrorMessage } from "../../ui/form.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";

export const isClosedAccount = (error: unknown) =>
  error instanceof ApiError && error.code === "account_closed";

/** Shown to the verified owner of a closed account. */
export function ClosedAccount() {
  return (
    <ErrorMessage>
      <Trans>
        You've closed this account. To reopen it or get your remaining money,{" "}
        <PopupLink popup="support" replace>
          contact support
        </PopupLink>
        .
      </Trans>
    </ErrorMessage>
  );
}
