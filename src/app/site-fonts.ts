import { SITE_FONTS } from "../contract/session.ts";
import { local } from "../lib/storage/storage.ts";
import type { createRouter } from "./router.tsx";

/**
 * Loads the fonts of headings and text last, for the next pages: text that a visitor has seen keeps its letters. The
 * head's script shows the fonts on later visits, and a browser that doesn't have them quickly keeps the fallbacks.
 */
export function loadSiteFonts(router: Pick<ReturnType<typeof createRouter>, "subscribe">): void {
  if (!("fonts" in document) || local.read(SITE_FONTS.storage) !== null) return;
  Promise.all(
    Object.entries(SITE_FONTS.files).map(([family, address]) =>
      new FontFace(family, `url("${address}") format("woff2")`).load(),
    ),
  ).then(
    () => {
      local.write(SITE_FONTS.storage, "1");
      const unsubscribe = router.subscribe("onBeforeLoad", ({ pathChanged }) => {
        if (!pathChanged) return;
        unsubscribe();
        document.documentElement.setAttribute(SITE_FONTS.attribute, "");
      });
    },
    () => {
      // Pages keep the fallback fonts.
    },
  );
}
