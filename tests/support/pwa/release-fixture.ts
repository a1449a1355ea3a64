import { test as base } from "../browser/browser.ts";
import { TwoBuilds } from "./two-builds.ts";

interface Releases {
  site: TwoBuilds;
  /** True if pages count as touched from their start: an untouched one may apply a waiting update when it's opened. */
  isTouched: boolean;
}

/** Tests of a site that is released while it's in use. */
export const test = base.extend<Releases>({
  isTouched: [true, { option: true }],
  context: async ({ context, isTouched }, use) => {
    if (isTouched)
      await context.addInitScript(() => {
        Object.defineProperty(UserActivation.prototype, "hasBeenActive", { get: () => true });
      });
    await use(context);
  },
  site: async ({ baseURL }, use) => {
    const site = await new TwoBuilds(baseURL!).start();
    await use(site);
    await site.stop();
  },
});
