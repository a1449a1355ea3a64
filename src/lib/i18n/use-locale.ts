import { useLingui } from "@lingui/react";
import type { LocaleCode } from "../../contract/locale.ts";

/** The locale of this page; it changes only by going to another address. */
export function useLocale(): LocaleCode {
  return useLingui().i18n.locale as LocaleCode;
}
