import { UTM_NAMES } from "../content/campaign.ts";

const MARKS: readonly string[] = ["stag", ...UTM_NAMES];

interface Origin {
  /** Address of the page that the visitor came to first. */
  landing: string;
  /** A mark that the browser keeps by now. */
  kept: (mark: string) => string | null;
}

/**
 * The address by which a page is handed to another browser: as it is, so that a link of a mail stays good there, with
 * the marks of the partner and campaign that brought the visitor. A session is never in it: it is in no address.
 */
export function handedOver(address: string, { landing, kept }: Origin): string {
  const url = new URL(address);
  const first = new URL(landing).searchParams;
  const missing = new URLSearchParams();
  for (const name of MARKS) {
    const mark = first.get(name) ?? kept(name);
    if (mark && !url.searchParams.has(name)) missing.set(name, mark);
  }
  if (missing.size > 0) url.search += `${url.search && "&"}${missing}`;
  return url.href;
}
