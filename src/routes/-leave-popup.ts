import { msg } from "@lingui/core/macro";
import type { AnyRouter } from "@tanstack/react-router";
import { i18nOfPage } from "../lib/i18n/i18n.ts";
import { type PopupName, popupOfPath, popupRules } from "../lib/page/popups.ts";
import { showToast } from "../lib/page/toasts.ts";
import { addressOf, GUEST_BASE } from "../lib/session/guest-mode.ts";
import { redirectTarget } from "../rules/addresses/redirect-target.ts";
import { splitLocale } from "../rules/locales/locales.ts";

/** Puts a path of this site, whatever language it names, in the place of the current address, in the page's language. */
function goTo(router: AnyRouter, target: string): void {
  router.history.replace(addressOf(router.options.context.locale, splitLocale(target).path));
}

function tellRestricted(popup: PopupName): void {
  const i18n = i18nOfPage();
  const text =
    popup === "registration"
      ? i18n._(msg`Registration restricted in your country`)
      : i18n._(msg`Login not available in your country`);
  showToast({ text, kind: "error" });
}

/** Leads away from a popup that this visitor may not see. */
export function leavePopup(
  router: AnyRouter,
  popup: PopupName,
  why: "restricted" | "guest" | "player",
): void {
  const { pathname, search } = router.latestLocation;
  // The form itself may have led elsewhere meanwhile.
  if ((search.popup ?? popupOfPath(pathname)) !== popup) return;
  if (why === "restricted") {
    // Guest mode has no accounts wherever one is.
    if (!GUEST_BASE) tellRestricted(popup);
    goTo(router, "/");
  } else if (why === "guest") {
    const { path = location.pathname } = popupRules(popup);
    goTo(router, `/registration?${new URLSearchParams({ redirect: path })}`);
  } else {
    goTo(router, redirectTarget((router.state.location.search as { redirect?: string }).redirect));
  }
}
