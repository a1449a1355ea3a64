import type { LocaleCode } from "../../contract/locale.ts";
import { guestBaseOf, joinLocale } from "../../rules/locales/locales.ts";

/** `/guest` in a document in guest mode, else empty: like its language it stays while the document does. */
export const GUEST_BASE = import.meta.env.SSR ? "" : guestBaseOf(location.pathname);

/** The address of one of the app's paths in a language, in guest mode where this document is. */
export const addressOf = (locale: LocaleCode, path: string): string => GUEST_BASE + joinLocale(locale, path);
