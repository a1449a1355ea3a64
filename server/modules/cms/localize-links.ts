import type { LocaleCode } from "../../../src/contract/locale.ts";
import { isLocale, joinLocale } from "../../../src/rules/locales.ts";

/** Served, but no pages: these and files have one address for all locales. */
const NO_PAGES = ["api", "art", "assets", "messages"];
const FILE = /\.[A-Za-z0-9]{1,12}$/;

function isPage(path: string): boolean {
  const [, first = ""] = path.split("/");
  return !isLocale(first) && !NO_PAGES.includes(first) && !FILE.test(path);
}

/** Leads the links of sanitised content, which is written once for all locales, to the pages of one locale. */
export function localizeLinks(html: string, locale: LocaleCode): string {
  return html.replace(/(<a\b[^>]*? href="\s*)(\/(?![/\\])[^"?#]*)/g, (whole, before: string, path: string) =>
    isPage(path) ? before + joinLocale(locale, path) : whole,
  );
}
