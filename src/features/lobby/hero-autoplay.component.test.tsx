import { expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { allowMotion } from "../../../tests/support/component/device.ts";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { AUTOPLAY } from "./hero.tsx";

/** Waits for frames in which React handles the pointer and a moving banner scrolls. */
async function passFrames(): Promise<void> {
  for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** With fake timers, a poll would advance the clock by its interval. */
const frozen = { interval: 0 };

it("SHL-29 the banner advances every 10 s, but not while the pointer is over it", async () => {
  await allowMotion();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  await renderApp("/", { width: 1440 });
  const carousel = await find("section[aria-roledescription=carousel]");
  const current = () => {
    const label = document
      .querySelector("section[aria-roledescription=carousel] button[aria-current=true]")
      ?.getAttribute("aria-label");
    return Number(/(\d+) of/.exec(label ?? "")?.[1]);
  };
  const slides = () => [...carousel.element().querySelectorAll("li")].map((li) => li.offsetLeft);
  const scrolled = () => carousel.element().querySelector("ul")!.scrollLeft;
  const isAtSecond = () => Math.abs(scrolled() - (slides()[1]! - slides()[0]!)) < 2;
  await carousel.hover();
  await expect.poll(current).toBe(1);
  await userEvent.hover(await find("header"));
  await expect.poll(() => carousel.element().matches(":hover"), frozen).toBe(false);
  await passFrames();
  vi.advanceTimersByTime(AUTOPLAY - 200);
  await passFrames();
  expect([current(), scrolled()]).toEqual([1, 0]);
  vi.advanceTimersByTime(200);
  await expect.poll(current, frozen).toBe(2);
  await expect.poll(isAtSecond, frozen).toBe(true);
  await carousel.hover();
  await passFrames();
  vi.advanceTimersByTime(2.5 * AUTOPLAY);
  await passFrames();
  expect([current(), isAtSecond()]).toEqual([2, true]);
});
