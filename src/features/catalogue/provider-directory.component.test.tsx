import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { address } from "../../../tests/support/component/account.ts";
import {
  expectAccessible,
  expectToFit,
  expectToFitLargeText,
} from "../../../tests/support/component/checks.ts";
import { goOffline } from "../../../tests/support/component/device.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const field = page.getByRole("searchbox", { name: "Search providers" });
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/producers/"]')];
const nameOf = (link: HTMLAnchorElement) => link.firstElementChild!.textContent!;
const names = () => links().map(nameOf);

it("CAT-08 the list of providers narrows while typing, offline too, and comes back", async () => {
  await renderApp("/producers");
  await expect.poll(() => links().length).toBeGreaterThan(10);
  const all = names();
  goOffline();
  await field.fill("rook");
  await expect.poll(names).toEqual(["Rookery Twelve"]);
  await expect.element(page.getByText("1 provider")).toBeInTheDocument();
  await field.fill("  TWELVE ");
  await expect.poll(names).toEqual(["Rookery Twelve"]);
  await field.fill("nobody at all");
  await expect.element(page.getByText("We don't have a provider with that name.")).toBeVisible();
  await page.getByRole("button", { name: "Show all providers" }).click();
  await expect.poll(names).toEqual(all);
});

it("CAT-05 CAT-08 a provider's number of games is the one on its page", async () => {
  await renderApp("/producers");
  await expect.poll(() => links().length).toBeGreaterThan(10);
  const [link] = links();
  const count = link!.textContent!.match(/\d+ games?$/)![0];
  await expect
    .element(page.getByRole("link", { name: `${nameOf(link!)} ${count}`, exact: true }))
    .toBeVisible();
  link!.click();
  await expect.poll(address).toBe(link!.pathname);
  await expect.element(page.getByText(count, { exact: true })).toBeVisible();
});

it.for([390, 1440])(
  "CAT-05 counts have one place in each box at %i px, however long the names",
  async (width) => {
    await renderApp("/producers", { width });
    await expect.poll(() => links().length).toBeGreaterThan(10);
    const places = links().map((link) =>
      Math.round(link.getBoundingClientRect().bottom - link.lastElementChild!.getBoundingClientRect().bottom),
    );
    expect(new Set(places)).toHaveLength(1);
  },
);

it("CAT-05 names have one line, whose middle is at one height of each box", async () => {
  await renderApp("/producers", { width: 1440 });
  await expect.poll(() => links().length).toBeGreaterThan(10);
  // The emblems come before the names, and later.
  await expect.poll(() => links().every((link) => link.querySelector("svg"))).toBe(true);
  const middles = links().map((link) => {
    const name = document.createRange();
    const { childNodes } = link.firstElementChild!;
    name.selectNodeContents([...childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!);
    const { top, height } = name.getBoundingClientRect();
    expect(height, nameOf(link)).toBeLessThan(30);
    return Math.round(2 * (top + height / 2 - link.getBoundingClientRect().top)) / 2;
  });
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
});

it("CAT-05 each provider has an emblem, and no two are the same", async () => {
  await renderApp("/producers", { width: 390 });
  await expect.poll(() => links().length).toBeGreaterThan(10);
  await expect
    .poll(() => document.querySelectorAll('a[href^="/producers/"] svg').length)
    .toBe(links().length);
  const outlines = [...document.querySelectorAll('a[href^="/producers/"] path:first-child')].map((path) =>
    path.getAttribute("d"),
  );
  expect(new Set(outlines).size).toBe(links().length);
});

it("NAV-35 nothing covers the list before it has been scrolled", async () => {
  await renderApp("/producers");
  await expect.poll(() => links().length).toBeGreaterThan(10);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expectToFit();
  await expectAccessible();
  await expectToFitLargeText();
});
