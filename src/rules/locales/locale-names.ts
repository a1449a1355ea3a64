import type { LocaleCode } from "../../contract/locale.ts";

/** Names in their own language, for the switcher. */
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
