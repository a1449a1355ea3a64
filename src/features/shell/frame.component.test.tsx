import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { findGame, gamePath } from "../../../tests/support/component/play.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";

it("the layout around a page fits every width for a guest, and is accessible", async () => {
  await renderApp("/support");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  await expectToFit();
  await expectAccessible();
});

it("the layout around a page fits every width for a player, in German", async () => {
  await renderApp("/support", { locale: "de", player: { country: "DE", asDemo: true } });
  await expect.element(page.getByText("1.000,00 €").first()).toBeVisible();
  await expectToFit();
});

it.for(["en", "de", "et", "fr-CA", "it", "no"] as const)(
  "PLT-53 doubled text size cuts none of the bar's labels in %s",
  async (locale) => {
    const root = document.documentElement;
    root.style.fontSize = "200%";
    onTestFinished(() => void root.style.removeProperty("font-size"));
    await renderApp("/", { locale, width: 390 });
    const labels = () => [...document.querySelectorAll<HTMLElement>("#bar span")];
    await expect.poll(() => labels().length).toBe(6);
    const cutLabels = labels().filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(cutLabels.map(({ textContent }) => textContent)).toEqual([]);
    expect(root.scrollWidth).toBeLessThanOrEqual(390);
  },
);

it("PLT-53 header and bar take less than a quarter of a phone on its side, and the bar keeps its names", async () => {
  await renderApp("/", { width: 844, height: 390 });
  const bar = page.getByRole("navigation", { name: "Quick links" });
  for (const name of ["Lobby", "Search", "Sign up", "Live"])
    await expect.element(bar.getByRole("link", { name, exact: true })).toBeVisible();
  const heightOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().height;
  expect(heightOf("header") + heightOf("#bar")).toBeLessThan(390 / 4);
  await expectToFit([844]);
  await expectAccessible();
});

it("NAV-31 a page that isn't there has a short foot", async () => {
  const sections = () =>
    [...document.querySelectorAll("footer > *")].filter((part) => part.checkVisibility()).length;
  await renderApp("/no-such-page");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(sections).toBe(1);
  closeApp();
  await renderApp("/support");
  await expect.poll(sections).toBeGreaterThan(2);
});

const boxOf = (element: Element) => element.getBoundingClientRect();

it.for([
  [390, 844],
  [768, 1024],
  [1440, 900],
  [844, 390],
] as const)(
  "NAV-31 a short page's footer ends at the end of a screen of %s x %s, and a notice doesn't move it",
  async ([width, height]) => {
    await renderApp("/no-such-page", { width, height });
    const footer = () => document.querySelector("footer > :last-child")!.parentElement!;
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelector("footer > :last-child")).not.toBeNull();
    const barHeight = () => boxOf(document.querySelector("#bar")!).height;
    const bottom = () => Math.round(boxOf(footer()).bottom + scrollY);
    // A phone on its side has no room for the whole page.
    if (height > 400) {
      await expect.poll(bottom).toBe(height - barHeight());
      expect(document.documentElement.scrollHeight).toBe(height);
    }
    const before = bottom();
    const notice = document.createElement("div");
    notice.dataset.prompt = "";
    document.body.append(notice);
    onTestFinished(() => notice.remove());
    if (width < 1024)
      await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(height + 100);
    expect(bottom()).toBe(before);
  },
);

it("text fades before it reaches the bar's raised button", async () => {
  await renderApp("/support", { width: 390 });
  const raised = () => document.querySelector("#bar i");
  await expect.poll(raised).not.toBeNull();
  const rise = boxOf(document.querySelector("#bar")!).top - boxOf(raised()!).top;
  const fade = getComputedStyle(document.querySelector(".app")!, "::after");
  expect(rise).toBeGreaterThan(0);
  expect(Number.parseInt(fade.height, 10)).toBeGreaterThan(rise * 2);
  expect(fade.pointerEvents).toBe("none");
});

it("the support button has the last part of a tablet's bar to itself", async () => {
  await renderApp("/support", { width: 768, height: 1024 });
  const widget = page.getByRole("link", { name: "Contact support" });
  await expect.element(widget).toBeVisible();
  const { left, right } = boxOf(widget.element());
  expect((left + right) / 2).toBeCloseTo(768 - 768 / 14, 0);
  const items = [...document.querySelectorAll("#bar > :is(a, button)")].map(boxOf);
  expect(items.length).toBeGreaterThan(4);
  expect(Math.max(...items.map((item) => item.right))).toBeLessThanOrEqual(left);
});

it("AUTH-21 what is for guests doesn't show while the player of a session is being loaded", async () => {
  const game = await findGame(false);
  await renderApp(gamePath(game), { width: 390 });
  const links = () => [...document.querySelectorAll<HTMLElement>("[data-for-guests]")];
  const areShown = () => links().map((link) => link.checkVisibility({ visibilityProperty: true }));
  await expect.poll(areShown).toEqual([true, true, true, true]);
  for (const link of links()) link.style.transition = "none";
  const root = document.documentElement;
  // The app itself removes the attribute once it sees that there is no session.
  root.dataset.session = "";
  expect(areShown()).toEqual([false, false, false, false]);
  root.removeAttribute("data-session");
  expect(areShown()).toEqual([true, true, true, true]);
});
