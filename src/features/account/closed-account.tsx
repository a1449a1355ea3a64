import { Trans } from "@lingui/react/macro";
import { ApiError } from "../../lib/http/http.ts";
import { Failure } from "../../ui/form.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";

export const isClosedAccount = (error: unknown) =>
  error instanceof ApiError && error.code === "account_closed";

/** Said to who has shown that a closed account is theirs. */
export function ClosedAccount() {
  return (
    <Failure>
      <Trans>
        You have closed this account. To open it again, or to have what is left in it paid out,{" "}
        <PopupLink popup="support" replace>
          write to support
        </PopupLink>
        .
      </Trans>
    </Failure>
  );
}
