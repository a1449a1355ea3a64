import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find } from "../../../../tests/support/component/find.ts";
import { renderApp } from "../../../../tests/support/component/render-app.tsx";

it("SHL-01 SHL-08 guests have login, sign-up and search once on every screen", async () => {
  await renderApp("/");
  const countOf = (popup: string) =>
    [...document.querySelectorAll(`[data-popup=${popup}]`)].filter((link) => link.checkVisibility()).length;
  const bar = page.getByRole("navigation", { name: "Quick links" });
  for (const name of ["Lobby", "Search", "Sign up", "Live", "Menu"])
    await expect.element(bar.getByText(name, { exact: true })).toBeVisible();
  expect(["search", "login"].map(countOf)).toEqual([1, 1]);
  await page.viewport(768, 1024);
  await expect.element(bar.getByText("Pokies", { exact: true })).toBeVisible();
  expect(["search", "login"].map(countOf)).toEqual([1, 1]);
  await page.viewport(1440, 900);
  const header = await find("header");
  for (const name of ["Log in", "Sign up", "Search games"])
    await expect.element(header.getByText(name, { exact: true })).toBeVisible();
  expect(["search", "login"].map(countOf)).toEqual([1, 1]);
});

it("SHL-08 with betting, sports takes the lobby's place in the bottom bar, and pokies the room", async () => {
  await renderApp("/support", {
    answers: { "GET /api/fe/config/betting-config": { enabled: true, url: "https://sport.example" } },
  });
  const bar = page.getByRole("navigation", { name: "Quick links" });
  for (const name of ["Pokies", "Search", "Sign up", "Live", "Sports", "Menu"])
    await expect.element(bar.getByText(name, { exact: true })).toBeVisible();
  expect(bar.getByText("Lobby").query()).toBeNull();
});

it("SHL-07 items that don't fit move to the More menu, which the keyboard reaches", async () => {
  // Beside a rail without names.
  localStorage.setItem("slim-rail", "1");
  await renderApp("/support", { width: 1100, height: 800 });
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect.element(nav).toBeVisible();
  const more = () => nav.element().querySelector("summary");
  await expect.poll(() => (more()?.getBoundingClientRect().width ?? 0) > 0).toBe(true);
  more()!.focus();
  await userEvent.keyboard("{Enter}");
  const details = () => nav.element().querySelector("details");
  await expect.poll(() => details()?.querySelector("a")?.checkVisibility()).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => details()?.open).toBe(false);
});

it("SHL-09 SHL-11 the sidebar shows menu, language and time, traps focus, and closes on Escape, outside tap and swipe", async () => {
  await renderApp("/support");
  const opener = page.getByRole("button", { name: "Menu" });
  const dialog = page.getByRole("dialog");
  await opener.click();
  await expect.element(dialog.getByText("Local time")).toBeVisible();
  await expect.element(dialog.getByRole("link", { name: "Deutsch" })).toBeVisible();
  await userEvent.keyboard("{Tab>60/}");
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await page.elementLocator(document.documentElement).click({ position: { x: 10, y: 300 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  // The swipe starts at the panel's final position, not where it is during its animation.
  const panel = dialog.element() as HTMLElement;
  const width = Math.min(340, Math.round(390 * 0.88));
  await expect.poll(() => Math.round(panel.getBoundingClientRect().x)).toBe(390 - width);
  const from = panel.getBoundingClientRect().x + 20;
  const swipe = (type: string, x: number, y: number) =>
    (document.elementFromPoint(Math.min(x, 389), y) ?? panel).dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        pointerId: 1,
        isPrimary: true,
        pointerType: "mouse",
        button: type === "pointermove" ? -1 : 0,
        buttons: type === "pointerup" ? 0 : 1,
        clientX: x,
        clientY: y,
      }),
    );
  swipe("pointerdown", from, 400);
  for (const step of [1, 2, 3, 4]) swipe("pointermove", from + 35 * step, 400 + step);
  swipe("pointerup", from + 140, 405);
  await expect.element(dialog).not.toBeInTheDocument();
});

it("LIC-06 LIC-07 the menu has no links to pages closed in the visitor's market", async () => {
  await renderApp("/support", { country: "EE", width: 1440, height: 900 });
  const menu = await find("aside, nav[aria-label='All']");
  await expect.element(menu.getByRole("link", { name: "Promotions" })).toBeVisible();
  await expect.element(menu.getByRole("link", { name: "Benefits of crypto" })).not.toBeInTheDocument();
});
