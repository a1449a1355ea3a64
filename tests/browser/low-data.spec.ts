import type { Page } from "@playwright/test";
import { expect, expectHydrated, open, test } from "../support/browser/browser.ts";

/** Bytes by picture, whatever its width, of a visit to the lobby once the pictures on screen are loaded. */
async function bytesOf(page: Page, { saveData }: { saveData: boolean }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: saveData });
  const paths = new Map<string, string>();
  const pictures = new Map<string, number>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => paths.set(requestId, request.url));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const [, picture] = /\/art\/(.+)\/\d+\.\w+$/.exec(paths.get(requestId) ?? "") ?? [];
    if (picture) pictures.set(picture, encodedDataLength);
  });
  await open(page, "/");
  const missing = () =>
    page.evaluate(
      () =>
        [...document.images].filter((image) => {
          const { top, left, right } = image.getBoundingClientRect();
          return top < innerHeight && left < innerWidth && right > 0 && !image.complete;
        }).length,
    );
  await expect.poll(missing).toBe(0);
  return { pictures, reportedSaveData: await page.evaluate(() => navigator.connection?.saveData) };
}

test("NEW-13 data saving loads the same pictures in fewer bytes", async ({ browser }) => {
  const visit = async (saveData: boolean) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const measured = await bytesOf(page, { saveData });
    await page.close();
    return measured;
  };
  const [whole, less] = [await visit(false), await visit(true)];
  expect([whole.reportedSaveData, less.reportedSaveData]).toEqual([false, true]);
  // The browser decides how far beyond the screen it loads pictures: only common ones are compared.
  const both = [...less.pictures.keys()].filter((picture) => whole.pictures.has(picture));
  expect(both.length).toBeGreaterThan(3);
  const sum = (of: Map<string, number>) => both.reduce((bytes, picture) => bytes + of.get(picture)!, 0);
  expect(sum(less.pictures) / sum(whole.pictures)).toBeLessThan(0.85);
});

/** Sets the network that the browser reports from the next page on. */
const setNetwork = (page: Page, effectiveType: "3g" | "4g") =>
  page.addInitScript((type) => {
    const value = { effectiveType: type, saveData: false };
    Object.defineProperty(navigator, "connection", { value, configurable: true });
  }, effectiveType);

test("NEW-13 lists load half pages on a network of 400 kbit/s", async ({ page }) => {
  await setNetwork(page, "3g");
  const pages: [number, number][] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/games_filter")) return;
    const body = request.postDataJSON() as { page: number; page_size: number };
    // The first page is part of the document, or loaded in full size.
    if (body.page > 1) pages.push([body.page, body.page_size]);
  });
  await open(page, "/pokies/all");
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4_000);
      return pages.length;
    })
    .toBeGreaterThan(1);
  expect(pages.slice(0, 2)).toEqual([
    [3, 20],
    [4, 20],
  ]);
  await expect(page.locator("main article[data-game]").first()).toBeAttached();
});

/** Milliseconds that the pointer rests on a link before preloading starts. */
const PRELOAD_DELAY = 50;

/** Data and code of another page that are preloaded while the pointer rests on a link to it. */
async function preloadsOnHover(page: Page): Promise<string[]> {
  await open(page, "/faq");
  const link = page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: "Live" });
  await expectHydrated(link);
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await link.hover();
  // This timer ends after the link's, which started earlier. Requests are reported in order.
  await page.evaluate(async (delay) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await fetch("/healthz");
  }, PRELOAD_DELAY);
  expect(paths).toContain("/healthz");
  const before = paths.slice(0, paths.indexOf("/healthz"));
  return before.filter((path) => /^\/(api\/games_filter$|assets\/live\._slug-)/.test(path)).sort();
}

test("NEW-13 hovering over a link preloads its page, but not on a network of 400 kbit/s", async ({
  page,
}) => {
  await setNetwork(page, "3g");
  expect(await preloadsOnHover(page)).toEqual([]);
  await page.mouse.move(0, 0);
  await setNetwork(page, "4g");
  expect(await preloadsOnHover(page)).toEqual(["/api/games_filter", expect.stringMatching(/\.js$/)]);
});
