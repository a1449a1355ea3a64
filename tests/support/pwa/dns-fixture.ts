import { rm } from "node:fs/promises";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { test as base } from "./release-fixture.ts";

/** Service workers and `Secure` cookies work under this name without TLS, and the demo accepts it without ORIGIN. */
const HOST = "apogee.localhost";

/** Chromium's resolver rules: the proxy's address, or ERR_NAME_NOT_RESOLVED. */
const RULES = { resolves: "127.0.0.1", fails: "~NOTFOUND" };

interface Dns {
  /** Closes the browser and restarts it on the same profile. */
  restartBrowser: (dns: keyof typeof RULES) => Promise<Page>;
}

/** Tests of a browser whose DNS fails while `navigator.onLine` stays true. */
export const test = base.extend<Dns>({
  site: async ({ site }, use) => {
    site.origin = site.origin.replace("127.0.0.1", HOST);
    await use(site);
  },
  restartBrowser: async ({ launchOptions }, use, testInfo) => {
    const profile = testInfo.outputPath("profile");
    let context: BrowserContext | undefined;
    await use(async (dns) => {
      await context?.close();
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} ${RULES[dns]}`];
      context = await chromium.launchPersistentContext(profile, { ...launchOptions, args });
      return context.pages()[0]!;
    });
    await context?.close();
    await rm(profile, { recursive: true, force: true });
  },
});
