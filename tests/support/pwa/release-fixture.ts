import { test as base } from "../browser/browser.ts";
import { TwoBuilds } from "./two-builds.ts";

interface Releases {
  site: TwoBuilds;
  /** Whether pages count as touched from their start: one that isn't may take a waiting update when it is opened. */
  isTouched: boolean;
}

/** Tests of a site that is renewed while it is used. */
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
