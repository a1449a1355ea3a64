import { FR_CA } from "./fr-CA.ts";
import { EN } from "./en.ts";
import type { CmsTexts, CmsTranslation } from "./texts.ts";

export interface CmsLocales {
  en: CmsTexts;
  [locale: string]: CmsTexts | CmsTranslation;
}

/** To add a language: write `{locale}.ts` beside en.ts as a `CmsTranslation` and list it here. */
export const CMS_LOCALES: CmsLocales = { en: EN, "fr-CA": FR_CA };
