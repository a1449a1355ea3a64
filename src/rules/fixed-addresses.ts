import { isLocale } from "./locales.ts";

/** First segments of addresses that belong to routes, popups, redirects, the API and files. */
const FIXED: ReadonlySet<string> = new Set(
  [
    // Routes.
    "benefits-of-crypto categories favorite-games ffc games live oops play pokies producers profile promotions sport support table verify",
    // Popups.
    "accounts cashbox confirmation dashboard deposit deposit-bonus deposit-fast email-verify login new-password registration remind search sign-in sign-up withdraw",
    // Redirects.
    "bonus-balance rocket-chance rocket-mart santa-vegas users",
    // The server's own, and files.
    "api art assets brand check-email client-context fair fonts frames guest healthz icons log log_utm_send log_utm_set manifests metrics-errors-validation messages network-performance operator outbox performance restore-id screenshots share",
  ].flatMap((names) => names.split(" ")),
);

/** Whether an address without its first slash belongs to the product, so that content there would never show. */
export function isFixedAddress(path: string): boolean {
  const [first = ""] = path.split("/");
  // Files at the root have a dot in their name.
  return FIXED.has(first) || isLocale(first) || first.includes(".") || first === "";
}
