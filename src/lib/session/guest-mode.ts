import type { LocaleCode } from "../../contract/locale.ts";
import { guestBaseOf, joinLocale } from "../../rules/locales/locales.ts";

/** `/guest` in guest mode, else empty; fixed for the lifetime of a document. */
export const GUEST_BASE = import.meta.env.SSR ? "" : guestBaseOf(location.pathname);

/** Address of an app path in a locale; in guest mode if this document is in it. */
export const addressOf = (locale: LocaleCode, path: string): string => GUEST_BASE + joinLocale(locale, path);
