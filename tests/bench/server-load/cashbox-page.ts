import { DEMO_PASSWORD } from "../../../server/modules/demo-tools/profiles.ts";
import type { CaptchaChallenge } from "../../../src/contract/captcha.ts";
import { solveCaptcha } from "../../support/data/captcha.ts";
import { slowdown } from "../device.ts";
import { openPhone, type Phone } from "./phone.ts";

declare global {
  interface Window {
    benchOpened?: Promise<number | null>;
    benchShift?: number;
  }
}

/** Runs in the page: observes the popup of the next tap, and layout shifts from then on. */
function watchPopup(): void {
  window.benchShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchShift! += (entry as never as { value: number }).value;
  }).observe({ type: "layout-shift" });
  window.benchOpened = new Promise((resolve) => {
    let tapped = Number.NaN;
    addEventListener(
      "pointerdown",
      () => {
        tapped = performance.now();
      },
      { capture: true, once: true },
    );
    const observer = new MutationObserver(() => {
      // The popup's final boxes: payment methods, or their skeletons.
      if (!document.querySelector("[role=dialog] h2, [role=dialog] [aria-busy]")) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - tapped);
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true });
    setTimeout(() => resolve(null), 8_000);
  });
}

async function signIn({ page }: Phone, origin: string): Promise<void> {
  const challenge = (await (await page.request.get(`${origin}/api/captcha`)).json()) as CaptchaChallenge;
  const user = {
    email: "player.it@apogee.test",
    password: DEMO_PASSWORD,
    captcha: await solveCaptcha(challenge),
  };
  const answer = await page.request.post(`${origin}/api/users/sign_in`, { data: { user } });
  if (!answer.ok()) throw new Error(`the demo player's sign-in failed: ${await answer.text()}`);
}

export interface CashboxTimes {
  /** By round, milliseconds from the tap to the popup's frame; `slow` is on the throttled device. */
  openTimes: number[];
  slow: number[];
  /** By round: the sum of layout shifts until the payment methods appear. */
  shifts: number[];
}

/** Opens the deposit from the bottom bar of a page whose worker has stored every part. */
export async function measureCashbox(port: number, rounds: number): Promise<CashboxTimes> {
  const origin = `http://localhost:${port}`;
  const phone = await openPhone({ worker: true });
  const { page } = phone;
  const times: CashboxTimes = { openTimes: [], slow: [], shifts: [] };
  try {
    await signIn(phone, origin);
    const open = async (rate: number, idleWait: number) => {
      await page.goto(`${origin}/it`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      // Waits until the page has finished its work after hydration.
      await page.waitForTimeout(idleWait);
      await phone.slowDown(rate);
      await page.evaluate(watchPopup);
      await page.locator("nav#bar a[data-popup=deposit]").tap();
      const openTime = await page.evaluate(() => window.benchOpened!);
      await page.waitForTimeout(3_000);
      await phone.slowDown(1);
      if (openTime === null) throw new Error("the cashbox did not open");
      return openTime;
    };
    // A warm-up that fills the caches.
    await open(1, 15_000);
    for (let round = 0; round < rounds; round++) {
      times.openTimes.push(await open(1, 4_000));
      times.shifts.push(await page.evaluate(() => window.benchShift!));
      times.slow.push(await open(slowdown(), 4_000));
      times.shifts.push(await page.evaluate(() => window.benchShift!));
    }
  } finally {
    await phone.close();
  }
  return times;
}
