import type { I18n } from "@lingui/core";
import type { QueryClient } from "@tanstack/react-query";
import type { LocaleCode } from "../../contract/locale.ts";

/** What every route is given. */
export interface AppContext {
  queryClient: QueryClient;
  locale: LocaleCode;
  i18n: I18n;
  /** Scheme and host of the page, for addresses that must be absolute. */
  origin: string;
}
