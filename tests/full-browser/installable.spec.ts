import { expect, open, test } from "../support/browser/browser.ts";

test("PLT-53 the browser reports no installability error in any language", async ({ page }) => {
  for (const [path, start, manifest] of [
    ["/", "/", "/manifest.webmanifest"],
    ["/de", "/de", "/manifests/de.webmanifest"],
    // The worker serves the shell now, which is the same in all languages.
    ["/fr-CA/pokies/all", "/fr-CA", "/manifests/fr-CA.webmanifest"],
  ] as const) {
    await open(page, path);
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", manifest);
    const devtools = await page.context().newCDPSession(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    // Private windows can't install apps.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
    const { errors, data } = await devtools.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(JSON.parse(data!)).toMatchObject({ id: "/", start_url: start });
    const { appId } = await devtools.send("Page.getAppId");
    expect(new URL(appId!).pathname).toBe("/");
    await devtools.detach();
  }
});
