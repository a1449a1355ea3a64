import { isLocale } from "../locales/locales.ts";
import { isAppPath } from "./app-paths.ts";
import { REDIRECTS } from "./guards.ts";

/** First path segments of routes, popups and the server, besides the server paths that `isAppPath` excludes. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    // Routes.
    "benefits-of-crypto categories favorite-games ffc games live oops play pokies producers profile promotions sport support table verify",
    // Popups.
    "accounts cashbox confirmation dashboard deposit deposit-bonus deposit-fast email-verify login new-password registration remind search sign-in sign-up withdraw",
    // Server paths and files.
    "brand check-email client-context fair fonts frames guest healthz icons log log_utm_send log_utm_set manifests metrics-errors-validation network-performance operator outbox performance restore-id screenshots share",
  ].flatMap((names) => names.split(" ")),
);

/**
 * True if a path without its leading slash belongs to the product, which would hide CMS content at that path.
 */
export function isReservedAddress(path: string): boolean {
  const [first = ""] = path.split("/");
  const isRedirect = Object.hasOwn(REDIRECTS, `/${first}`);
  return first === "" || RESERVED.has(first) || isRedirect || isLocale(first) || !isAppPath(`/${path}`);
}
