import { expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { allowMotion } from "../../../tests/support/component/device.ts";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { AUTOPLAY } from "./hero.tsx";

it("SHL-29 the banner moves on every 10 s, and not while it is touched by the pointer", async () => {
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
  await carousel.hover();
  await expect.poll(current).toBe(1);
  await userEvent.unhover(carousel);
  await expect.poll(() => carousel.element().matches(":hover")).toBe(false);
  vi.advanceTimersByTime(AUTOPLAY - 200);
  expect(current()).toBe(1);
  vi.advanceTimersByTime(200);
  await expect.poll(current).toBe(2);
  const slides = () => [...carousel.element().querySelectorAll("li")].map((li) => li.offsetLeft);
  const scrolled = () => carousel.element().querySelector("ul")!.scrollLeft;
  const isAtSecond = () => Math.abs(scrolled() - (slides()[1]! - slides()[0]!)) < 2;
  await expect.poll(isAtSecond).toBe(true);
  await carousel.hover();
  vi.advanceTimersByTime(2.5 * AUTOPLAY);
  // A banner that moved on would scroll within these frames.
  for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect([current(), isAtSecond()]).toEqual([2, true]);
});
