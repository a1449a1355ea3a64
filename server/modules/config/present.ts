import type { LocaleCode } from "../../../src/contract/locale.ts";
import { isLocale } from "../../../src/rules/locales/locales.ts";

/** A text per locale; `en` serves locales without one. */
type Texts = Readonly<Partial<Record<string, string>>> & { en: string };

const isTexts = (value: object): value is Texts =>
  "en" in value && typeof value.en === "string" && Object.keys(value).every(isLocale);

/** A stored value in one locale: its texts are chosen, and its pictures get the version of the art. */
export function presentStored(value: unknown, locale: LocaleCode, artVersion: string): unknown {
  const present = (one: unknown): unknown => {
    if (typeof one === "string") return one.startsWith("/art/") ? `${one}/${artVersion}` : one;
    if (Array.isArray(one)) return one.map(present);
    if (one === null || typeof one !== "object") return one;
    if (isTexts(one)) return one[locale] ?? one.en;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, present(inner)]));
  };
  return present(value);
}
