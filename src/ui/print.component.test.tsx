import { afterEach, expect, it } from "vitest";
import { commands, page } from "vitest/browser";
import { find } from "../../tests/support/component/find.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";
import "./print.css";

afterEach(() => commands.emulateMedia("screen"));

/** Visible elements with a fixed or sticky position. */
const fixedElements = () =>
  [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    const { position, display } = getComputedStyle(element);
    return (position === "fixed" || position === "sticky") && display !== "none" && element.offsetHeight > 0;
  });

it("PLT-53 a page prints dark on white without bars and footer", async () => {
  await renderApp("/terms-and-conditions", { hasConsent: false });
  const heading = await find("main h1");
  await expect.poll(() => document.querySelector("[data-prompt=cookies]")).not.toBeNull();
  await commands.emulateMedia("print");
  const colors = () => [
    getComputedStyle(heading.element()).color,
    getComputedStyle(document.documentElement).backgroundColor,
  ];
  await expect.poll(colors).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  await expect.element(page.getByRole("banner")).not.toBeInTheDocument();
  await expect.element(page.getByRole("contentinfo")).not.toBeInTheDocument();
  expect(fixedElements()).toEqual([]);
});

it("PLT-53 a popup prints without the page", async () => {
  await renderApp("/faq?popup=support");
  const dialog = await find("[role=dialog]");
  await commands.emulateMedia("print");
  await expect.poll(() => document.querySelector<HTMLElement>(".app")!.offsetHeight).toBe(0);
  await expect.element(dialog).toBeVisible();
  expect(getComputedStyle(dialog.element()).position).toBe("static");
});
