import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { isAppPath } from "../../rules/addresses/app-paths.ts";
import { splitLocale } from "../../rules/locales/locales.ts";

/** Makes plain links in content behave: same host in the app, others in a new context without opener. */
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
    const { locale: itsLocale, path } = splitLocale(link.pathname);
    // A file, or a page in another language, is a document of its own.
    if (itsLocale !== locale || !isAppPath(path)) return;
    event.preventDefault();
    void router.navigate({ href: path + link.search + link.hash, to: path as "/", reloadDocument: false });
  };
}
