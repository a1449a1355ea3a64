/** Prefixed to a page's address, this gives the address of the data that the page was rendered with. */
export const STATE_PREFIX = "/state";

/** First segments of server paths that are not pages; like files, they have no locale. */
const NON_PAGES = [
  "api",
  "art",
  "assets",
  "messages",
  "state",
  "wallet",
  "reference-games",
  "payment-provider",
];
const FILE = /\.[A-Za-z0-9]{1,12}$/;

/**
 * @param path Path without locale.
 * @returns true if the app handles the path, even if no such page exists.
 */
export function isAppPath(path: string): boolean {
  const [, first = ""] = path.split("/");
  return !NON_PAGES.includes(first) && !FILE.test(path);
}
