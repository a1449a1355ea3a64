import type { I18n, Messages } from "@lingui/core";
import { messages as english } from "../../locale/en.po";
import type { LocaleCode } from "../contract/locale.ts";
import { createI18n } from "../lib/i18n/i18n.ts";
import { showToast } from "../lib/page/toasts.ts";

// English is part of the build and precached, so it always matches the build's scripts.

/** Fills in English for missing messages: another build's catalogue lacks new ones. */
export const withFallback = (messages: Messages): Messages => ({ ...english, ...messages });

/** English messages and a toast, for a locale that cannot be loaded. */
export function fallbackLocale(locale: LocaleCode): I18n {
  if (new Intl.Locale(locale).language === "en") return createI18n(locale, english);
  document.documentElement.lang = "en";
  const name = new Intl.DisplayNames("en", { type: "language" }).of(locale);
  showToast({ text: `${name} is not on this device yet.`, kind: "info" }, true);
  return createI18n(locale, english, "en");
}
