/**
 * Runs in the page: the kind of content that a player sees (games, a page's own heading, or a network error); null for
 * placeholders and nothing. Elements with `data-old` belong to the previous page.
 */
export function findShown(): "slow" | "error" | "games" | "content" | null {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      ({ offsetParent, dataset }) => offsetParent !== null && dataset.old === undefined,
    );
  if (visible(".boot-late").length > 0) return "slow";
  const text = visible("main h1, main h2, main [role=status], [role=dialog] h2, [role=dialog] [role=status]")
    .map((element) => element.textContent)
    .join(" ");
  if (/No connection|Something went wrong/.test(text)) return "error";
  if (/Still loading/.test(text)) return "slow";
  if (visible("main article[data-game]").length > 0) return "games";
  return visible("main h1, [role=dialog] form").length > 0 ? "content" : null;
}

/** Runs in the page: counts the responses in each cache. */
export async function countCached(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of await caches.keys()) counts[name] = (await (await caches.open(name)).keys()).length;
  return counts;
}

/** Addresses that a device with a worker opens, visited ones first. */
export const ADDRESSES = [
  "/",
  "/?utm_source=mail",
  "/pokies/all",
  "/de",
  "/table/poker",
  "/faq",
  "/?popup=login",
];
