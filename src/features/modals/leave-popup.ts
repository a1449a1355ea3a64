import { msg } from "@lingui/core/macro";
import type { AnyRouter } from "@tanstack/react-router";
import { getPageI18n } from "../../lib/i18n/i18n.ts";
import { type PopupName, popupOfPath, popupRules } from "../../lib/page/popups.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { addressOf, GUEST_BASE } from "../../lib/session/guest-mode.ts";
import { redirectTarget } from "../../rules/addresses/redirect-target.ts";
import { splitLocale } from "../../rules/locales/locales.ts";

/** Replaces the address with a path of this site, in the page's locale. */
function replaceWith(router: AnyRouter, target: string): void {
  router.history.replace(addressOf(router.options.context.locale, splitLocale(target).path));
}

function showRestrictedToast(popup: PopupName): void {
  const i18n = getPageI18n();
  const text =
    popup === "registration"
      ? i18n._(msg`Registration restricted in your country`)
      : i18n._(msg`Login not available in your country`);
  showToast({ text, kind: "error" });
}

/** Redirects from a popup that this visitor may not open. */
export function leavePopup(
  router: AnyRouter,
  popup: PopupName,
  reason: "restricted" | "guest" | "player",
): void {
  const { pathname, search } = router.latestLocation;
  // The form itself may have navigated since.
  if ((search.popup ?? popupOfPath(pathname)) !== popup) return;
  if (reason === "restricted") {
    // Guest mode has no accounts in any country, so no message.
    if (!GUEST_BASE) showRestrictedToast(popup);
    replaceWith(router, "/");
  } else if (reason === "guest") {
    const { path = location.pathname } = popupRules(popup);
    replaceWith(router, `/registration?${new URLSearchParams({ redirect: path })}`);
  } else {
    replaceWith(router, redirectTarget((router.state.location.search as { redirect?: string }).redirect));
  }
}
