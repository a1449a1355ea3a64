import type { Page } from "@playwright/test";
import { expect, INTERRUPTED_REQUEST_LOGS } from "../support/browser/browser.ts";
import { test } from "../support/pwa/release-fixture.ts";
import { expectBuild, openWithWorker, releaseBuild } from "../support/pwa/tabs.ts";
import type { TwoBuilds } from "../support/pwa/two-builds.ts";

const PAGE = "/de/verify";
const MESSAGES = "/messages/de.json";

type Messages = Record<string, unknown>;

test.beforeEach(({ allowedLogs }) => {
  allowedLogs.allow.push(INTERRUPTED_REQUEST_LOGS);
  // The first build lacks texts that its pages were rendered with, so hydration mismatches.
  allowedLogs.allow.push(/React error #418/);
});

/** Makes every build but B lack every third text. @returns the ids of all texts */
async function withholdTexts(site: TwoBuilds): Promise<Set<string>> {
  site.replacements.set(MESSAGES, (text) => {
    const entries = Object.entries(JSON.parse(text) as Messages);
    const remainingEntries = site.servedBuild === "B" ? entries : entries.filter((_, i) => i % 3 > 0);
    return { body: JSON.stringify(Object.fromEntries(remainingEntries)) };
  });
  site.servedBuild = "B";
  const all = (await (await fetch(site.origin + MESSAGES)).json()) as Messages;
  site.servedBuild = "A";
  return new Set(Object.keys(all));
}

/** Applies the update without its offer, whose text may be missing, too. */
const applyUpdate = (page: Page) =>
  page.evaluate(async () => {
    (await navigator.serviceWorker.getRegistration())!.waiting!.postMessage({ type: "SKIP_WAITING" });
  });

/** Texts, labels and placeholders of a page. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node.data.trim());
      else if (node instanceof Element)
        for (const name of ["aria-label", "placeholder", "title", "alt"])
          texts.push(node.getAttribute(name) ?? "");
    }
    return texts.filter(Boolean);
  });

/** Waits until the page is hydrated, and checks that no text is an id or missing. */
async function expectTexts(page: Page, ids: Set<string>, ...expectedTexts: string[]): Promise<void> {
  await page.waitForFunction(() => window.__booted === true);
  for (const text of expectedTexts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  expect((await textsOf(page)).filter((text) => ids.has(text) || text === "…")).toEqual([]);
}

test("I18N-07 PLT-53 after an update all texts are complete, within the same time bucket and then offline", async ({
  page,
  context,
  site,
}) => {
  const ids = await withholdTexts(site);
  const tab = await openWithWorker(page, site, PAGE);
  await releaseBuild(page, site, "B");
  await applyUpdate(page);
  await expectBuild([tab], site, "B", 1);
  await expectTexts(page, ids, "Anmelden");
  await context.setOffline(true);
  await page.reload();
  await expectTexts(page, ids, "Anmelden");
});

test("I18N-07 PLT-53 an update whose texts fail to load uses older ones and English, and recovers; a rollback succeeds", async ({
  page,
  site,
}) => {
  const ids = await withholdTexts(site);
  const tab = await openWithWorker(page, site, PAGE);
  const messages = site.replacements.get(MESSAGES)!;
  // An HTML page in place of the texts, as a captive portal sends it.
  site.replacements.set(MESSAGES, () => ({ body: "<!doctype html><p>Log in", type: "text/html" }));
  await releaseBuild(page, site, "B");
  await applyUpdate(page);
  await expectBuild([tab], site, "B", 1);
  await expectTexts(page, ids);
  const texts = await textsOf(page);
  site.replacements.set(MESSAGES, messages);
  await page.reload();
  await expectTexts(page, ids, "Anmelden");
  expect(await textsOf(page)).not.toEqual(texts);
  // Skips build C, which this page never had, and rolls back.
  site.release("C");
  await releaseBuild(page, site, "A");
  await applyUpdate(page);
  await expectBuild([tab], site, "A", 3);
});
