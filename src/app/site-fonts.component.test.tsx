import { expect, it, onTestFinished } from "vitest";
import { SITE_FONTS } from "../contract/session.ts";
import { loadSiteFonts } from "./site-fonts.ts";

type Router = Parameters<typeof loadSiteFonts>[0];

it("the site's fonts show from the next page on, and are loaded once per device", async () => {
  const { documentElement: root } = document;
  onTestFinished(() => root.removeAttribute(SITE_FONTS.attribute));
  const listeners: ((event: { pathChanged: boolean }) => void)[] = [];
  const router = {
    subscribe: (_: string, listener: (typeof listeners)[0]) => {
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    },
  } as unknown as Router;
  loadSiteFonts(router);
  await expect.poll(() => localStorage.getItem(SITE_FONTS.storage)).toBe("1");
  expect(root.hasAttribute(SITE_FONTS.attribute)).toBe(false);
  listeners[0]!({ pathChanged: false });
  expect(root.hasAttribute(SITE_FONTS.attribute)).toBe(false);
  listeners[0]!({ pathChanged: true });
  expect(root.hasAttribute(SITE_FONTS.attribute)).toBe(true);
  expect(getComputedStyle(root).getPropertyValue("--display")).toMatch(/^"Sora Variable"/);
  expect(getComputedStyle(document.body).fontFamily).toMatch(/^"Figtree Variable"/);
  expect(listeners).toEqual([]);
  loadSiteFonts(router);
  expect(listeners).toEqual([]);
});
