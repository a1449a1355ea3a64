import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { forward } from "../../../tests/support/component/account.ts";
import { expectToFit, nextLayout } from "../../../tests/support/component/checks.ts";
import { installClock, MINUTE } from "../../../tests/support/component/device.ts";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const bar = page.getByRole("navigation", { name: "Main" });
/** The top navigation stands beside a rail without names. */
const makeRailSlim = () => localStorage.setItem("slim-rail", "1");
const loader = page.getByRole("progressbar", { name: "Loading" });
const inBar = <T extends Element>(selector: string) => [
  ...(bar.query()?.querySelectorAll<T>(selector) ?? []),
];

it("SHL-04 the top navigation keeps its order, with CMS pages last", async () => {
  makeRailSlim();
  await renderApp("/", { width: 1920 });
  const links = () => inBar<HTMLAnchorElement>("li:not([data-hidden]) > a, li:not([data-hidden]) details a");
  // Entries that don't fit are hidden once they are measured.
  await expect.poll(() => links().length).toBeGreaterThan(4);
  await expect.poll(() => links().at(-1)?.getAttribute("href")).toBe("/crypto-guide");
  const order = links().map((link) => link.getAttribute("href"));
  expect(order.slice(0, 3)).toEqual(["/", "/pokies/all", "/live/all"]);
  expect(order.slice(3, -1).length).toBeGreaterThan(0);
  expect(order.slice(3, -1).every((path) => path?.startsWith("/mystic"))).toBe(true);
  expect(bar.getByText("Sports").query()).toBeNull();
});

it("SHL-04 SHL-05 with betting enabled, sports is third as an external link, and the lobby is absent", async () => {
  makeRailSlim();
  await renderApp("/", {
    width: 1440,
    answers: { "GET /api/fe/config/betting-config": { enabled: true, url: "https://sport.example" } },
  });
  const sports = bar.getByRole("link", { name: "Sports" }).first();
  await expect.element(sports).toHaveAttribute("href", "https://sport.example");
  await expect.poll(() => sports.element().getAttribute("rel")).toContain("noopener");
  expect(inBar('a[href="/"]')).toEqual([]);
  expect(inBar("li")[2]).toHaveTextContent("Sports");
});

it.for(["guest", "player"] as const)(
  "SHL-02 SHL-04 a %s's search stays in its place, with the navigation beside it once the rail has no names",
  async (visitor) => {
    if (visitor === "player") document.documentElement.dataset.session = "";
    await renderApp("/support", {
      locale: "de",
      width: 1440,
      height: 900,
      ...(visitor === "player" ? { player: {} } : {}),
    });
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const search = () => boxOf("header [data-popup=search]");
    const isNavShown = () => document.querySelector("header nav")?.checkVisibility() ?? false;
    await expect.element(page.getByRole("navigation", { name: "Menü" })).toBeVisible();
    if (visitor === "player") await find("header a[href$='/profile']");
    expect(isNavShown()).toBe(false);
    // Where the page's column begins.
    await expect.poll(() => Math.abs(search().left - boxOf("aside").right - 32)).toBeLessThanOrEqual(2);
    expect(search().width).toBe(366);
    for (const width of [1280, 1024]) {
      await page.viewport(width, 800);
      await nextLayout();
      expect(search().left).toBeGreaterThanOrEqual(boxOf("main").left);
      expect(search().width).toBeGreaterThanOrEqual(210);
    }
    await expectToFit([1024, 1280, 1440]);
    const before = search().toJSON();
    const switchRail = page.getByRole("complementary").first().getByRole("button");
    await switchRail.click();
    await expect.poll(isNavShown).toBe(true);
    expect(search().toJSON()).toEqual(before);
    // The header's places aren't in the rail as well.
    expect(document.querySelector("aside a[href='/de/pokies/all']")!.checkVisibility()).toBe(false);
    await expectToFit([1024, 1280, 1440]);
    if (visitor === "player") {
      await page
        .getByRole("link", { name: /^Profil von/ })
        .first()
        .click();
      await expect.poll(isNavShown).toBe(false);
      expect(search().toJSON()).toEqual(before);
      expect(document.querySelector("aside a[href='/de/pokies/all']")!.checkVisibility()).toBe(true);
    }
    delete document.documentElement.dataset.session;
  },
);

const CRASH_GAMES = 'nav[aria-label="Game categories"] a[href="/categories/crash"]';

it("SHL-27 a slow load shows the loader until the response arrives", async () => {
  const gate = Promise.withResolvers<void>();
  await renderApp("/", {
    answers: {
      "POST /api/games_filter": async (request) => {
        await gate.promise;
        return forward(request);
      },
    },
  });
  await (await find(CRASH_GAMES)).click();
  await expect.element(loader).toBeVisible();
  gate.resolve();
  await expect.poll(() => location.pathname).toBe("/categories/crash");
  await expect.element(page.getByRole("article").first()).toBeVisible();
  await expect.element(loader).not.toBeInTheDocument();
});

it("SHL-27 PLT-43 the loader never outlasts the timeout of 30 s", async () => {
  await renderApp("/", { answers: { "POST /api/games_filter": () => new Promise<object>(() => {}) } });
  const link = await find(CRASH_GAMES);
  installClock({ fakes: "all" });
  await link.click();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(loader).toBeVisible();
  // The fake clock also advances in real time.
  await vi.advanceTimersByTimeAsync(25_000);
  expect(loader.query()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(loader).not.toBeInTheDocument();
});

it("SHL-13 the menu's local time is updated every 15 s", async () => {
  installClock({ at: new Date("2026-11-21T12:00:50Z") });
  await renderApp("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await find("[role=dialog] time");
  const time = () => document.querySelector("[role=dialog] time")!.textContent!.replace(/\s/, " ");
  expect(time()).toBe("1:00 PM");
  await vi.advanceTimersByTimeAsync(14_900);
  expect(time()).toBe("1:00 PM");
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(time).toBe("1:01 PM");
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.poll(time).toBe("1:02 PM");
});

it("SHL-31 the navigation is measured again 150 ms after the last resize, not before", async () => {
  makeRailSlim();
  await renderApp("/", { width: 1920 });
  await expect
    .poll(() => inBar("li:not([data-hidden]) > a").at(-1)?.getAttribute("href"))
    .toBe("/crypto-guide");
  await nextLayout();
  const isFolded = () => inBar("summary").length > 0;
  expect(isFolded()).toBe(false);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await page.viewport(1100, 844);
    await expect.poll(() => innerWidth).toBe(1100);
    await nextLayout();
    vi.advanceTimersByTime(140);
    await nextLayout();
    expect(isFolded()).toBe(false);
    vi.advanceTimersByTime(20);
    await expect.poll(isFolded).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
