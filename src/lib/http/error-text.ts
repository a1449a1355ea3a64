import { useLingui } from "@lingui/react/macro";
import type { GeneralCode } from "../../contract/rejections.ts";
import { ApiError } from "./http.ts";

/** Codes that only an outdated or foreign page can cause; all have the same remedy. */
type OutdatedPageCode = "bad_request" | "method_not_allowed" | "not_acceptable" | "unsupported_media_type";

/** Message of a failed call, by the server's code or the kind of failure. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  const messages: Record<Exclude<GeneralCode, OutdatedPageCode> | "network" | "timeout" | "page", string> = {
    validation_failed: t`Some details aren't valid. Correct them and try again.`,
    unauthorized: t`You're not logged in. Log in to continue.`,
    forbidden: t`You don't have access to this. Support can tell you why.`,
    not_found: t`This doesn't exist or has moved. Look for it in the lobby.`,
    payload_too_large: t`That's too long to send. Shorten it.`,
    too_many_requests: t`Too many attempts. Wait a moment and try again.`,
    restricted_country: t`Not available in your country. Support can help wherever you are.`,
    internal_error: t`Sorry, that's on us. Nothing was lost – try again.`,
    unavailable: t`We're temporarily unavailable. Try again in a moment.`,
    page: t`Something's out of date. Reload the page to continue.`,
    network: t`This page isn't saved offline. Pages you've opened still work.`,
    timeout: t`The server took too long to respond. Try again.`,
  };
  return (error) => {
    const { code = "", status = 500 } = error instanceof ApiError ? error : {};
    return messages[code as "page"] ?? messages[status >= 400 && status < 500 ? "page" : "internal_error"];
  };
}
