import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { ET } from "./et.ts";
import { FR_CA } from "./fr-CA.ts";
import { IT } from "./it.ts";
import { NO } from "./no.ts";
import type { CmsTexts, CmsTranslation } from "./texts.ts";

export interface CmsLocales {
  en: CmsTexts;
  [locale: string]: CmsTexts | CmsTranslation;
}

/** To add a language: write `{locale}.ts` beside en.ts as a `CmsTranslation` and list it here. */
export const CMS_LOCALES: CmsLocales = { en: EN, de: DE, et: ET, "fr-CA": FR_CA, it: IT, no: NO };
