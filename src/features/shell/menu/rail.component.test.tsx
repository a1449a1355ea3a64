import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../../tests/support/component/checks.ts";
import { find } from "../../../../tests/support/component/find.ts";
import { closeApp, renderApp } from "../../../../tests/support/component/render-app.tsx";
import { MenuLinks } from "./menu-links.tsx";

const rail = () => page.getByRole("complementary").first();
const width = () => Math.round(document.querySelector("aside")!.getBoundingClientRect().width);
const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;

it("SHL-04 SHL-09 the rail has headings and no counts, narrows on request, and stays narrow on the next visit", async () => {
  await renderApp("/", { locale: "de", width: 1440, height: 900 });
  await expect.element(rail().getByRole("heading", { name: "Spiele" })).toBeVisible();
  await expect.poll(() => document.querySelectorAll("aside svg").length).toBeGreaterThan(5);
  // Names alone: the menu of phones has the counts.
  expect(
    [...document.querySelectorAll<HTMLElement>("aside a")].filter((link) => /\d/.test(link.innerText)),
  ).toEqual([]);
  await expect.poll(width).toBeGreaterThan(200);
  const wide = width();
  await rail().getByRole("button").click();
  await expect.poll(width, { timeout: 3000 }).toBeLessThan(wide / 2);
  await expectToFit([1440, 1024]);
  await expectAccessible();
  // Icons alone, whose name shows beside the one that is pointed at, also far down in the list.
  const support = rail().getByRole("link", { name: "Support", exact: true });
  const name = support.getByText("Support");
  const box = () => name.element().getBoundingClientRect();
  const isShown = () => getComputedStyle(name.element()).clipPath === "none";
  expect(isShown()).toBe(false);
  await support.hover();
  await expect.poll(isShown).toBe(true);
  expect(box().left).toBeGreaterThanOrEqual(width() - 8);
  const icon = support.element().querySelector("svg")!.getBoundingClientRect();
  expect(Math.abs(icon.top + icon.height / 2 - box().top - box().height / 2)).toBeLessThanOrEqual(1);
  closeApp();
  document.documentElement.removeAttribute("data-slim-rail");
  await renderApp("/support", { locale: "de", width: 1440, height: 900 });
  await expect.poll(width).toBeLessThan(wide / 2);
  await rail().getByRole("button").click();
  await expect.poll(width).toBe(wide);
});

it("SHL-04 the rail is slim in a player's account, unless they have opened it there", async () => {
  onTestFinished(() => document.documentElement.removeAttribute("data-slim-rail"));
  await renderApp("/faq", { player: {}, width: 1440, height: 900 });
  await expect.element(rail().getByRole("button", { name: "Collapse menu" })).toBeVisible();
  await expect.poll(width).toBeGreaterThan(200);
  const wide = width();
  const profile = page.getByRole("link", { name: /^Profile of/ }).first();
  await profile.click();
  await expect.poll(width).toBeLessThan(wide / 2);
  await rail().getByRole("link", { name: "Lobby" }).click();
  await expect.poll(width).toBe(wide);
  await profile.click();
  const expand = rail().getByRole("button", { name: "Expand menu" });
  await expand.click();
  await expect.poll(width).toBe(wide);
  closeApp();
  await renderApp("/profile/limits", { width: 1440, height: 900 });
  await rail().getByRole("button", { name: "Collapse menu" }).click();
  await expect.poll(width).toBeLessThan(wide / 2);
  // The account's default again, which isn't stored for other pages.
  await rail().getByRole("link", { name: "Lobby" }).click();
  await expect.poll(width).toBe(wide);
});

it("SHL-04 the lobby's chips stand where the rail doesn't", async () => {
  const chips = "main nav a[href='/categories/megaways']";
  await renderApp("/", { width: 768 });
  await find(chips);
  expect([isShown(chips), isShown("aside")]).toEqual([true, false]);
  await page.viewport(1440, 900);
  await expect.poll(() => [isShown(chips), isShown("aside")]).toEqual([false, true]);
});

/** Distance of a menu's first heading from its top. */
function headingOf(test: string): number {
  const menu = document.querySelector(`[data-test="${test}"]`)!;
  return menu.querySelector("h2")!.getBoundingClientRect().top - menu.getBoundingClientRect().top;
}

it.for(["player", "guest"] as const)(
  "SHL-04 the menu of a %s has the same places before and after the page knows them",
  async (visitor) => {
    const menus = (
      <div key="menus" style={{ width: 200 }}>
        <div data-test="before">
          <MenuLinks isVisible={false} />
        </div>
        <div data-test="after">
          <MenuLinks isVisible />
        </div>
      </div>
    );
    const player = visitor === "player" ? { player: {} } : {};
    await renderApp("/faq", { locale: "de", width: 1440, extraPart: menus, ...player });
    const favorites = () => document.querySelector('[data-test="after"] a[href$="/favorite-games"]');
    await expect.poll(() => favorites() !== null).toBe(visitor === "player");
    await expect.poll(() => document.querySelectorAll('[data-test="after"] svg').length).toBeGreaterThan(5);
    expect(headingOf("before")).toBe(headingOf("after"));
    expect(
      page
        .getByText("Favoriten", { exact: true })
        .elements()
        .filter((one) => one.checkVisibility({ visibilityProperty: true })),
    ).toHaveLength(visitor === "player" ? 2 : 0);
  },
);

it("SHL-06 each place of the rail has an icon of its own, the jackpots too", async () => {
  await renderApp("/", { width: 1440, height: 900 });
  const icons = () =>
    [...rail().element().querySelectorAll("a")].map(
      (link) => link.querySelector("svg")?.innerHTML ?? `none: ${link.textContent}`,
    );
  await expect.poll(() => icons().filter((icon) => icon.startsWith("none"))).toEqual([]);
  expect(icons().length).toBeGreaterThan(15);
  expect(new Set(icons()).size).toBe(icons().length);
});
