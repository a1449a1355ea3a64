import { useLingui } from "@lingui/react";
import type { LocaleCode } from "../../contract/locale.ts";

/** Locale of this page; changes only by navigating to another address. */
export function useLocale(): LocaleCode {
  return useLingui().i18n.locale as LocaleCode;
}
