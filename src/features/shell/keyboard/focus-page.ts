import type { AnyRouter } from "@tanstack/react-router";
import { focusWhenShown } from "../../../lib/page/focus-when-shown.ts";

/** A dialog that is left with its page closes first; one that stays keeps the focus. */
const HEADING = "body:not(:has([role$=dialog][data-open])) main h1";
const MAIN = "#main";

interface Move {
  pathChanged: boolean;
  fromLocation?: { search: object } | undefined;
  toLocation: { search: object };
}

const modeOf = ({ search }: { search: object }) => (search as { mode?: unknown }).mode;

/** True for another page, and for a game that starts or ends on its page. */
const isPageChange = ({ pathChanged, fromLocation, toLocation }: Move): boolean =>
  fromLocation !== undefined && (pathChanged || modeOf(fromLocation) !== modeOf(toLocation));

/** True if the focus is on nothing, in a dialog, or on the link that has led to this page. */
const isLost = (used: Element | null): boolean => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.closest("[role$=dialog]"))
    return true;
  return activeElement === used && used instanceof HTMLAnchorElement && used.pathname === location.pathname;
};

/**
 * Moves the focus to the heading of each page that a link or button leads to, as a new document would: screen readers
 * say where the player is, and the next Tab continues from there.
 * @returns a function that ends it
 */
export function focusPages(router: AnyRouter): () => void {
  let used: Element | null = null;
  const ends = [
    router.subscribe("onBeforeLoad", (move) => {
      const { activeElement } = document;
      used = isPageChange(move) && activeElement?.matches("a[href], button") ? activeElement : null;
    }),
    router.subscribe("onRendered", (move) => {
      if (!used || !isPageChange(move) || !isLost(used)) return;
      // The link may stay, in the header or beside the page.
      if (document.activeElement === used && !used.closest("[role$=dialog]")) (used as HTMLElement).blur();
      used = null;
      focusWhenShown(HEADING, MAIN, { preventScroll: true });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
