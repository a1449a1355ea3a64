import type { LocaleCode } from "../../contract/locale.ts";

/** Native names, for the language menu. */
export const LOCALE_NAMES: Record<LocaleCode, string> = {
  en: "English",
  de: "Deutsch",
  "en-AU": "English (Australia)",
  "en-CA": "English (Canada)",
  "fr-CA": "Français (Canada)",
  "en-NZ": "English (New Zealand)",
  no: "Norsk",
  it: "Italiano",
  et: "Eesti",
  "en-KW": "Ẽńĝļíšĥ",
};
