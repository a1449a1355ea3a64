import type { I18n } from "@lingui/core";
import type { QueryClient } from "@tanstack/react-query";
import type { LocaleCode } from "../../contract/locale.ts";

/** Router context of every route. */
export interface AppContext {
  queryClient: QueryClient;
  locale: LocaleCode;
  i18n: I18n;
  /** Origin of the page, for absolute addresses. */
  origin: string;
}
