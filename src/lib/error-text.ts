import { useLingui } from "@lingui/react/macro";
import type { GeneralCode } from "../contract/error.ts";
import { ApiError } from "./http.ts";

/** The sentence for a failed call: by the server's code, or for a call that got no answer. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  const sentences: Record<GeneralCode | "network" | "timeout", string> = {
    bad_request: t`The request could not be understood.`,
    validation_failed: t`Some of what was sent is not valid.`,
    unauthorized: t`You are not signed in.`,
    forbidden: t`You may not do this.`,
    not_found: t`This does not exist, or it has moved.`,
    method_not_allowed: t`This cannot be done here.`,
    not_acceptable: t`The server does not offer this version.`,
    payload_too_large: t`That is too much at once.`,
    unsupported_media_type: t`The server does not take this kind of data.`,
    too_many_requests: t`Too many attempts. Wait a moment and try again.`,
    restricted_country: t`Not available in your country`,
    internal_error: t`It is not your fault, and nothing was lost. Try again in a moment.`,
    unavailable: t`The service is being looked after. Try again in a moment.`,
    network: t`This page is not kept on your device yet. What you have already seen still opens.`,
    timeout: t`The server took too long to answer.`,
  };
  return (error) => {
    const code = error instanceof ApiError ? error.code : "internal_error";
    return sentences[code as GeneralCode] ?? sentences.internal_error;
  };
}
