import { msg } from "@lingui/core/macro";
import { getPageI18n } from "../i18n/i18n.ts";
import { isBusy } from "../tabs/busy.ts";
import { showToast } from "./toasts.ts";

/**
 * Navigates on an external event, such as a notification; a tab in use shows a toast with the link instead.
 */
export function navigateWhenIdle(go: () => void): void {
  if (!isBusy()) {
    go();
    return;
  }
  const i18n = getPageI18n();
  const action = { label: i18n._(msg`Open`), run: go, navigates: true };
  showToast({ text: i18n._(msg`Leave this page to open the notification?`), kind: "info", action }, true);
}
