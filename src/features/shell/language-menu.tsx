import { useLingui } from "@lingui/react/macro";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { Globe } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import type { LocaleCode } from "../../contract/locale.ts";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { addressOf } from "../../lib/session/guest-mode.ts";
import { hasSession } from "../../lib/session/session.ts";
import { LANGUAGE_CHOSEN, local } from "../../lib/storage/storage.ts";
import { LOCALE_NAMES } from "../../rules/locales/locale-names.ts";
import { htmlLang, OFFERED_LOCALES } from "../../rules/locales/locales.ts";
import { Dropdown } from "./dropdown.tsx";

/** The current page in other locales, with the same path and query. */
export function useLanguageLinks() {
  const current = useLocale();
  const isHydrated = useHydrated();
  const location = useRouterState({ select: (state) => state.location.maskedLocation ?? state.location });
  return OFFERED_LOCALES.map((code) => ({
    code,
    name: LOCALE_NAMES[code],
    lang: htmlLang(code),
    // Server-rendered links have no query, because one page is rendered for all queries of an address.
    href: addressOf(code, location.pathname) + (isHydrated ? location.searchStr : ""),
    current: code === current,
  }));
}

/**
 * Changes the profile's locale before navigating: the old one would redirect back. Offline, the navigation continues
 * without the change.
 */
async function updateProfileLocale(client: QueryClient, code: LocaleCode): Promise<void> {
  try {
    await (await import("../../api/account.ts")).changeLocale(client, code);
  } catch {
    // Ignored, because the choice is also stored in this browser.
  }
}

const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

export function LanguageLinks({ children }: { children?: (name: string) => ReactNode }) {
  const client = useQueryClient();
  return useLanguageLinks().map(({ code, name, lang, href, current }) => (
    <a
      key={code}
      href={href}
      lang={lang}
      aria-current={current ? "true" : undefined}
      onClick={(event) => {
        local.write(LANGUAGE_CHOSEN, code);
        if (!hasSession() || isModified(event)) return;
        event.preventDefault();
        void updateProfileLocale(client, code).finally(() => location.assign(href));
      }}
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
