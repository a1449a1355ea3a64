import { useLingui } from "@lingui/react/macro";

/** Messages about the state of notifications: on, not yet enabled or unavailable. */
export function usePushTexts() {
  const { t } = useLingui();
  return {
    on: t`Notifications are on.`,
    dismissed: t`Your browser will ask if we can notify you. Notifications stay off until you allow it.`,
    denied: t`This browser is blocking notifications. Check its settings for this site, or leave private browsing.`,
    none: t`You can't turn on notifications in this browser. You'll find them under the bell.`,
  };
}
