import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright";
import { findBrowser } from "../../support/browser/find-browser.ts";

export interface Phone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  /** Throttles the page's threads by a factor; 1 ends that. */
  slowDown: (times: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A new browser with empty storage and one page with a phone's screen, not throttled. */
export async function openPhone({ worker }: { worker: boolean }): Promise<Phone> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "en-US",
    serviceWorkers: worker ? "allow" : "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {
    context,
    page,
    session,
    slowDown: async (rate) => {
      await session.send("Emulation.setCPUThrottlingRate", { rate });
    },
    close: () => browser.close(),
  };
}
