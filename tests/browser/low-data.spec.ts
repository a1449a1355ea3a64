import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/browser.ts";

/** Bytes of the pictures that a visit to the lobby loads, by picture whatever its width, once those on screen are there. */
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
  const asked = [...paths.values()];
  return { pictures, says: await page.evaluate(() => navigator.connection?.saveData), asked };
}

test.describe("without a worker, which asks for itself", () => {
  test.use({ serviceWorkers: "block" });

  test("NEW-13 who saves data gets pictures of half the width, in fewer bytes", async ({
    browser,
    quiet,
  }) => {
    quiet.allow.push(/registration blocked/);
    const visit = async (saveData: boolean) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
      const measured = await bytesOf(page, { saveData });
      await page.close();
      return measured;
    };
    const [whole, less] = [await visit(false), await visit(true)];
    expect([whole.says, less.says]).toEqual([false, true]);
    // How far beyond the screen pictures are loaded by then is the browser's matter: the same ones are compared.
    const both = [...less.pictures.keys()].filter((picture) => whole.pictures.has(picture));
    expect(both.length).toBeGreaterThan(3);
    const sum = (of: Map<string, number>) => both.reduce((bytes, picture) => bytes + of.get(picture)!, 0);
    expect(sum(less.pictures) / sum(whole.pictures)).toBeLessThan(0.85);
  });
});

test("NEW-13 on a network of 400 kbit/s lists go on in halves, and links are not loaded before they are followed", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g", saveData: false } });
  });
  const bodies: { page: number; page_size: number }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/games_filter")) bodies.push(request.postDataJSON());
  });
  await open(page, "/pokies/all");
  const tiles = page.locator("main article[data-game]");
  await page.locator("main a[href^='/play/']").first().hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4_000);
      return bodies.length;
    })
    .toBeGreaterThan(1);
  expect(bodies.slice(0, 2).map(({ page, page_size }) => [page, page_size])).toEqual([
    [3, 20],
    [4, 20],
  ]);
  await expect(tiles.first()).toBeAttached();
});
