/** Every served locale; the last one is the hidden pseudo-locale. */
export const LOCALES = ["en", "de", "en-AU", "en-CA", "fr-CA", "en-NZ", "no", "it", "et", "en-KW"] as const;
export type LocaleCode = (typeof LOCALES)[number];
