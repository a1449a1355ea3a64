import { expect, expectOfflineReady, open, test } from "../support/browser/firefox.ts";
import { ADDRESSES, countCached, findShown } from "../support/pwa/find-shown.ts";
import { NETWORK_FAULTS } from "../support/pwa/lying-network.ts";

test.beforeEach(({ allow }) => {
  // Browsers log each request that a faulty network breaks.
  allow.push(/./);
});

for (const fault of NETWORK_FAULTS)
  test(`on a network with "${fault}" each screen shows content or an explanation, and stored data survives`, async ({
    tab,
    site,
  }) => {
    await open(tab, site.origin);
    await expectOfflineReady(tab);
    await open(tab, site.origin);
    await open(tab, `${site.origin}/pokies/all`);
    await expect.poll(() => tab.evaluate(findShown)).toBe("games");
    const stored = await tab.evaluate(countCached);
    const seconds: string[] = [];

    await site.setFault(fault);
    for (const address of ADDRESSES) {
      const startedAt = performance.now();
      // Some networks never finish a document; if the network refuses, the worker answers.
      const navigation = tab.goto(site.origin + address, { waitUntil: "domcontentloaded" }).catch(() => null);
      await expect
        .poll(
          () =>
            tab
              .evaluate((url) => location.href === url, site.origin + address)
              .then((hasNavigated) => (hasNavigated ? tab.evaluate(findShown) : null))
              .catch(() => null),
          { message: address, intervals: [100] },
        )
        .not.toBeNull();
      seconds.push(`${address}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
      await navigation;
    }
    for (const [name, count] of Object.entries(await tab.evaluate(countCached)))
      expect(count, name).toBeGreaterThanOrEqual(stored[name] ?? 0);
    await site.setFault(null);
    // The page may reload itself at that moment.
    await tab.goto(site.origin).catch(() => null);
    await expect.poll(() => tab.evaluate(findShown).catch(() => null)).toBe("games");
    test.info().annotations.push({ type: "seconds to content", description: seconds.join("; ") });
  });
