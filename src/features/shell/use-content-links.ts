import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { isAppPath } from "../../rules/addresses/app-paths.ts";
import { splitLocale } from "../../rules/locales/locales.ts";

/**
 * Handles plain links in content: same-host links navigate in the app, others open a new tab without opener.
 */
export function useContentLinks() {
  const router = useRouter();
  const locale = useLocale();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest?.("a");
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    if (link.target || link.hreflang || link.hasAttribute("download") || !/^https?:$/.test(link.protocol))
      return;
    if (link.host !== location.host) {
      event.preventDefault();
      window.open(link.href, "_blank", "noopener,noreferrer");
      return;
    }
    if (link.getAttribute("href")?.startsWith("#")) return;
    const { locale: linkLocale, path } = splitLocale(link.pathname);
    // Files and pages in other locales are documents of their own.
    if (linkLocale !== locale || !isAppPath(path)) return;
    event.preventDefault();
    void router.navigate({ href: path + link.search + link.hash, to: path as "/", reloadDocument: false });
  };
}
