import type { I18n, Messages } from "@lingui/core";
import type { LocaleCode } from "../contract/locale.ts";
import type { Http } from "../lib/http.ts";
import { createI18n } from "../lib/i18n.ts";
import { showToast } from "../lib/toasts.ts";

/** In the place of a language that cannot be had: English texts, and a word about it. Rejects where there are none either. */
export async function speakEnglish(http: Http, locale: LocaleCode): Promise<I18n> {
  const english = (await http("GET /messages/en.json")) as Messages;
  document.documentElement.lang = "en";
  const name = new Intl.DisplayNames("en", { type: "language" }).of(locale);
  showToast({ text: `${name} is not on this device yet.`, kind: "info" }, true);
  return createI18n(locale, english, "en");
}
