import { test as base } from "../browser/browser.ts";
import { TwoBuilds } from "./two-builds.ts";

/** Tests of a site that is renewed while it is used. */
export const test = base.extend<{ site: TwoBuilds }>({
  site: async ({ baseURL }, use) => {
    const site = await new TwoBuilds(baseURL!).start();
    await use(site);
    await site.stop();
  },
});
