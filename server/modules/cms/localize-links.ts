import type { LocaleCode } from "../../../src/contract/locale.ts";
import { isAppPath } from "../../../src/rules/addresses/app-paths.ts";
import { isLocale, joinLocale } from "../../../src/rules/locales/locales.ts";

/** Localizes the internal links of sanitized content, which is written once for all locales. */
export function localizeLinks(html: string, locale: LocaleCode): string {
  return html.replace(/(<a\b[^>]*? href="\s*)(\/(?![/\\])[^"?#]*)/g, (match, before: string, path: string) =>
    !isLocale(path.split("/")[1] ?? "") && isAppPath(path) ? before + joinLocale(locale, path) : match,
  );
}
