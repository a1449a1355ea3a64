import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "./error-text.ts";
import { ApiError } from "./http.ts";

/** Beyond so many seconds minutes are told. */
const MOST_SECONDS = 99;

/** The sentence for what was sent and refused: with the time to wait where the server says one. */
export function useFailureText(): (error: unknown) => string {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  return (error) => {
    const seconds = error instanceof ApiError && error.envelope?.retry_after;
    if (!seconds || error.code !== "too_many_requests") return errorText(error);
    const [unit, count] = seconds > MOST_SECONDS ? ["minute", seconds / 60] : ["second", seconds];
    const format = new Intl.NumberFormat(i18n.locale, { style: "unit", unit, unitDisplay: "long" });
    const wait = format.format(Math.ceil(count));
    return t`Too many attempts. Time to wait: ${wait}.`;
  };
}
