import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { Globe } from "lucide-react";
import type { ReactNode } from "react";
import { usePageAlive } from "../../lib/page-alive.ts";
import { LANGUAGE_CHOSEN, local } from "../../lib/storage.ts";
import { useLocale } from "../../lib/use-locale.ts";
import { LOCALE_NAMES } from "../../rules/locale-names.ts";
import { htmlLang, joinLocale, OFFERED_LOCALES } from "../../rules/locales.ts";
import { Dropdown } from "./dropdown.tsx";

/** The current page in another language: its path and query stay. */
export function useLanguageLinks() {
  const current = useLocale();
  const alive = usePageAlive();
  const location = useRouterState({ select: (state) => state.location.maskedLocation ?? state.location });
  return OFFERED_LOCALES.map((code) => ({
    code,
    name: LOCALE_NAMES[code],
    lang: htmlLang(code),
    // The server's page is the same for every query, so its links have none until the page is alive.
    href: joinLocale(code, location.pathname) + (alive ? location.searchStr : ""),
    current: code === current,
  }));
}

export function LanguageLinks({ children }: { children?: (name: string) => ReactNode }) {
  return useLanguageLinks().map(({ code, name, lang, href, current }) => (
    <a
      key={code}
      href={href}
      lang={lang}
      hrefLang={lang}
      aria-current={current ? "true" : undefined}
      onClick={() => local.write(LANGUAGE_CHOSEN, code)}
    >
      {children ? children(name) : name}
    </a>
  ));
}

export function LanguageMenu({ up }: { up?: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Dropdown
      up={up}
      label={
        <>
          <Globe aria-hidden />
          <span className="visually-hidden">{t`Language`}</span>
          <span>{up ? LOCALE_NAMES[locale] : locale.toUpperCase()}</span>
        </>
      }
    >
      <LanguageLinks />
    </Dropdown>
  );
}
