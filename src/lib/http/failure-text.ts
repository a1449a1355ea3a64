import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "./error-text.ts";
import { ApiError } from "./http.ts";

/** Longer waits are shown in minutes. */
const MAX_SECONDS = 99;

/** Message of a rejected request, with the wait that the server demands. */
export function useFailureText(): (error: unknown) => string {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  return (error) => {
    const seconds = error instanceof ApiError && error.envelope?.retry_after;
    if (!seconds || error.code !== "too_many_requests") return errorText(error);
    const [unit, count] = seconds > MAX_SECONDS ? ["minute", seconds / 60] : ["second", seconds];
    const format = new Intl.NumberFormat(i18n.locale, { style: "unit", unit, unitDisplay: "long" });
    const wait = format.format(Math.ceil(count));
    return t`Too many attempts. Try again in ${wait}.`;
  };
}
