import { useLingui } from "@lingui/react/macro";

/** What is said where notifications cannot be had, or are not had yet. */
export function usePushTexts() {
  const { t } = useLingui();
  return {
    on: t`Notifications are on.`,
    unasked: t`Your browser asks whether we may notify you. Until you allow it, notifications stay off.`,
    denied: t`Notifications are blocked in this browser: in its settings for this site, or because the window is private.`,
    none: t`Notifications cannot be switched on in this browser. They wait for you in the bell.`,
  };
}
