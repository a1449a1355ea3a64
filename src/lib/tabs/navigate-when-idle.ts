import { msg } from "@lingui/core/macro";
import { i18nOfPage } from "../i18n/i18n.ts";
import { showToast } from "../page/toasts.ts";
import { isBusy } from "./busy.ts";

/** Goes elsewhere because something outside of the page asks for it; from what must not be left only at another tap. */
export function goCalmly(go: () => void): void {
  if (!isBusy()) {
    go();
    return;
  }
  const i18n = i18nOfPage();
  const action = { label: i18n._(msg`Open`), run: go, leads: true };
  showToast({ text: i18n._(msg`A notification leads elsewhere.`), kind: "info", action }, true);
}
