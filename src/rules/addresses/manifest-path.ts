import type { LocaleCode } from "../../contract/locale.ts";
import { DEFAULT_LOCALE } from "../locales/locales.ts";

/** Address of the web manifest in a locale. */
export const manifestPath = (locale: LocaleCode): string =>
  locale === DEFAULT_LOCALE ? "/manifest.webmanifest" : `/manifests/${locale}.webmanifest`;
