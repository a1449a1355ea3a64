import { useLingui } from "@lingui/react/macro";
import type { GeneralCode } from "../../contract/error.ts";
import { ApiError } from "./http.ts";

/** What only a page asks that is older than the server, or not of this app: there is one way on from all of them. */
type PageFault = "bad_request" | "method_not_allowed" | "not_acceptable" | "unsupported_media_type";

/** The sentence for a failed call: by the server's code, or for a call that got no answer. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  const sentences: Record<Exclude<GeneralCode, PageFault> | "network" | "timeout" | "page", string> = {
    validation_failed: t`Some of what was sent is not valid. Correct it and try again.`,
    unauthorized: t`You are not signed in. Log in to go on.`,
    forbidden: t`This is not open to you. Our support can tell you why.`,
    not_found: t`This does not exist, or it has moved. Look for it from the lobby.`,
    payload_too_large: t`That is too much at once. Send less.`,
    too_many_requests: t`Too many attempts. Wait a moment and try again.`,
    restricted_country: t`Not available in your country. Our support answers wherever you are.`,
    internal_error: t`It is not your fault, and nothing was lost. Try again in a moment.`,
    unavailable: t`The service is being looked after. Try again in a moment.`,
    page: t`This page and the server do not understand each other. Load the page anew.`,
    network: t`This page is not kept on your device yet. What you have already seen still opens.`,
    timeout: t`The server took too long to answer.`,
  };
  return (error) => {
    const { code = "", status = 500 } = error instanceof ApiError ? error : {};
    return sentences[code as "page"] ?? sentences[status >= 400 && status < 500 ? "page" : "internal_error"];
  };
}
