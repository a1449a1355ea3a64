import type { I18n, Messages } from "@lingui/core";
import { messages as english } from "../../locale/en.po";
import type { LocaleCode } from "../contract/locale.ts";
import { createI18n } from "../lib/i18n/i18n.ts";
import { showToast } from "../lib/page/toasts.ts";

// The English texts are a part of the build, which the worker precaches: they always fit its scripts.

/** Adds the English text of each message that is missing: texts of another build lack what is new in this one. */
export const withEnglish = (messages: Messages): Messages => ({ ...english, ...messages });

/** Texts for a language that cannot be had: English, and a note that says so. */
export function speakEnglish(locale: LocaleCode): I18n {
  if (new Intl.Locale(locale).language === "en") return createI18n(locale, english);
  document.documentElement.lang = "en";
  const name = new Intl.DisplayNames("en", { type: "language" }).of(locale);
  showToast({ text: `${name} is not on this device yet.`, kind: "info" }, true);
  return createI18n(locale, english, "en");
}
