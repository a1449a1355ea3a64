import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { allowMotion, installClock } from "../../../tests/support/component/device.ts";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const CAROUSEL = "section[aria-roledescription=carousel]";
const current = () =>
  document.querySelector(`${CAROUSEL} button[aria-current=true]`)?.getAttribute("aria-label");

it("SHL-29 the banner stays while it has visible keyboard focus, and advances afterwards", async () => {
  await allowMotion();
  installClock({ fakes: "all" });
  await renderApp("/", { width: 1440 });
  const link = (await find(`${CAROUSEL} a`)).element() as HTMLElement;
  link.focus();
  // A key press, so that the browser shows the focus ring.
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  const focused = document.querySelectorAll(`${CAROUSEL} :focus-visible`);
  expect(focused).toHaveLength(1);
  expect(getComputedStyle(focused[0]!).outlineStyle).toBe("solid");
  const scroll = vi.spyOn(document.querySelector(`${CAROUSEL} ul`)!, "scrollTo");
  await vi.advanceTimersByTimeAsync(25_000);
  expect(scroll).not.toHaveBeenCalled();
  expect(current()).toContain("1 of");
  (document.activeElement as HTMLElement).blur();
  await vi.advanceTimersByTimeAsync(10_100);
  await expect.poll(current).toContain("2 of");
});

it("SHL-29 the keyboard can select any banner", async () => {
  await renderApp("/", { width: 1440 });
  await find(CAROUSEL);
  const third = page.getByRole("button", { name: /^Highlight 3 of/ });
  (third.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(current).toContain("3 of");
});

it("SHL-29 with reduced motion, the banner never advances by itself, and nothing else is animated", async () => {
  installClock({ fakes: "all" });
  await renderApp("/", { width: 1440 });
  await find(CAROUSEL);
  await expect.poll(() => document.querySelectorAll("main article[data-game]").length).toBeGreaterThan(0);
  const scroll = vi.spyOn(document.querySelector(`${CAROUSEL} ul`)!, "scrollTo");
  await vi.advanceTimersByTimeAsync(7_000);
  // The other slides load shortly before the second one's turn.
  await expect.poll(() => document.querySelectorAll(`${CAROUSEL} li`).length).toBeGreaterThan(1);
  await vi.advanceTimersByTimeAsync(28_000);
  expect(scroll).not.toHaveBeenCalled();
  expect(current()).toContain("1 of");
  await page.getByRole("button", { name: /^Highlight 2 of/ }).click();
  expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ behavior: "instant" }));
  const longest = Math.max(
    ...Array.from(document.querySelectorAll("main *"), (element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return Math.max(
        ...[transitionDuration, animationDuration].flatMap((list) => list.split(",").map(Number.parseFloat)),
      );
    }),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});

it("ANC-72 a button stops the banner and starts it again; reduced motion has no button, because nothing moves", async () => {
  installClock({ fakes: "all" });
  await renderApp("/", { width: 1440 });
  await find(CAROUSEL);
  await expect.element(page.getByRole("button", { name: "Pause highlights" })).not.toBeInTheDocument();
  await allowMotion();
  const scroll = vi.spyOn(document.querySelector(`${CAROUSEL} ul`)!, "scrollTo");
  const pause = page.getByRole("button", { name: "Pause highlights" });
  await pause.click();
  (document.activeElement as HTMLElement).blur();
  await userEvent.hover(await find("header"));
  await vi.advanceTimersByTimeAsync(35_000);
  expect(scroll).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Play highlights" }).click();
  (document.activeElement as HTMLElement).blur();
  await userEvent.hover(await find("header"));
  await vi.advanceTimersByTimeAsync(10_100);
  await expect.poll(current).toContain("2 of 3");
});
