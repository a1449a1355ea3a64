import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../../tests/support/component/checks.ts";
import { find } from "../../../../tests/support/component/find.ts";
import { renderApp } from "../../../../tests/support/component/render-app.tsx";

const findPrompts = () => [...document.querySelectorAll<HTMLElement>("[data-prompt]")];

it("NEW-08 prompts are shown one at a time: cookies, then the browser's language", async () => {
  const languages = vi.spyOn(navigator, "languages", "get").mockReturnValue(["it-IT"]);
  try {
    await renderApp("/", { hasConsent: false });
    await find("[data-prompt=cookies]");
    expect(findPrompts()).toHaveLength(1);
    await page.getByRole("button", { name: "Only essential" }).click();
    const proposal = await find("[data-prompt=language]");
    await expect.element(proposal.getByRole("link", { name: "Italiano" })).toBeVisible();
    expect(findPrompts()).toHaveLength(1);
    await expectToFit([1440, 768, 390]);
    await proposal.getByRole("button", { name: "Close" }).click();
    await expect.poll(findPrompts).toEqual([]);
  } finally {
    languages.mockRestore();
  }
});

let count = 0;
/** A player without a nickname, whose email has more than 30 characters. */
const longNamedPlayer = () => ({
  email: `somebody.with.a.long${++count}.${Date.now()}@example.com`,
  isConfirmed: false,
});

it.for(["de", "et", "no"] as const)(
  "PLT-20 SHL-07 SHL-09 the header notice in %s has its close button at the end of the first line",
  async (locale) => {
    await renderApp("/", { locale, player: longNamedPlayer() });
    const notice = await find("[data-notice=confirm_email]");
    const outer = notice.element().getBoundingClientRect();
    const close = [...notice.element().querySelectorAll("button")].at(-1)!.getBoundingClientRect();
    expect(outer.right - close.right).toBeLessThanOrEqual(8);
    expect(close.top - outer.top).toBeLessThanOrEqual(8);
  },
);

it("PLT-20 SHL-07 SHL-09 menu and header have space for a player with a long email", async () => {
  await renderApp("/", { locale: "no", player: longNamedPlayer() });
  await find("[data-notice=confirm_email]");
  await (await find("nav button[aria-haspopup=dialog]")).click();
  await find("[role=dialog] time");
  const menu = document.querySelector("[role=dialog]")!;
  expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  const logOut = page.getByRole("dialog").getByRole("button", { name: "Logg ut" });
  await expect.element(logOut).toBeVisible();
  const lobby = menu.querySelector('nav a[href="/no"]')!.getBoundingClientRect();
  expect(lobby.top - logOut.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
  await expectAccessible();
});

it.for([1024, 1280, 1440])(
  "PLT-20 SHL-07 SHL-09 the navigation makes space for player tools that render after its measurement, at %s px",
  async (width) => {
    localStorage.setItem("slim-rail", "1");
    await renderApp("/", { locale: "no", player: longNamedPlayer(), width });
    await find("header [data-popup=deposit]");
    const overlap = () => {
      const rightEdges = [...document.querySelectorAll("header nav li:not([data-hidden])")].map(
        (item) => item.getBoundingClientRect().right,
      );
      const tools = document.querySelector("header > :last-child")!.getBoundingClientRect();
      return Math.max(...rightEdges) - tools.left;
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
    await expectToFit([width]);
  },
);
