import { msg } from "@lingui/core/macro";
import { i18nOfPage } from "../lib/i18n.ts";
import { showToast } from "../lib/toasts.ts";

/** Says that a new version is there; the player decides when to take it. */
export function offerUpdate(apply: () => void): void {
  const i18n = i18nOfPage();
  showToast(
    {
      text: i18n._(msg`A new version of Apogee is ready.`),
      kind: "info",
      action: { label: i18n._(msg`Update`), run: apply },
    },
    true,
  );
}
