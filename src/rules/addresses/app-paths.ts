/** Before the address of a page: the data that it was rendered with. */
export const STATE_PREFIX = "/state";

/** Served, but no pages of the app: these and files have one address for all locales. */
const NO_PAGES = [
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

/** True for a path, without its locale, that the app has pages for; whether the page exists is another question. */
export function isAppPath(path: string): boolean {
  const [, first = ""] = path.split("/");
  return !NO_PAGES.includes(first) && !FILE.test(path);
}
