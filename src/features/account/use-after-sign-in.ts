import { useRouter } from "@tanstack/react-router";
import { redirectTarget } from "../../rules/addresses/redirect-target.ts";
import { joinLocale, splitLocale } from "../../rules/locales/locales.ts";

/** Redirect parameter of the current address, passed from form to form. */
export function useRedirectParam(): { redirect?: string } {
  const { redirect } = useRouter().state.location.search as { redirect?: string };
  return redirect ? { redirect } : {};
}

/** Navigates to the requested page after sign-in, or closes the popup. */
export function useAfterSignIn(close: () => void) {
  const router = useRouter();
  return () => {
    const { redirect, popup } = router.state.location.search as { redirect?: string; popup?: string };
    if (!redirect && popup) return close();
    const { path } = splitLocale(redirectTarget(redirect));
    router.history.replace(joinLocale(router.options.context.locale, path));
  };
}
