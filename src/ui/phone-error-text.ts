import { useLingui } from "@lingui/react/macro";

/** Replaces the general message of a phone number's error; undefined keeps it. */
export function usePhoneErrorText(): (error: string | undefined) => string | undefined {
  const { t } = useLingui();
  return (error) => (error === "too_short" ? t`Enter a complete phone number.` : undefined);
}
