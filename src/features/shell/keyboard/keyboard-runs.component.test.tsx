import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { allowMotion } from "../../../../tests/support/component/device.ts";
import { signIn } from "../../../../tests/support/component/fake-server.ts";
import { find } from "../../../../tests/support/component/find.ts";
import { expectFocus, press, tabTo } from "../../../../tests/support/component/keyboard.ts";
import { EMPTY_FRAMES, frame } from "../../../../tests/support/component/play.ts";
import { renderApp } from "../../../../tests/support/component/render-app.tsx";

/** Checks that the focus is drawn: with an outline or a shadow. */
function expectVisibleFocus(): void {
  const focused = document.activeElement!;
  expect(focused.matches(":focus-visible"), focused.outerHTML).toBe(true);
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
  const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  expect(isOutlined || boxShadow !== "none", focused.outerHTML).toBe(true);
}

/** Waits until a new page has the focus: its heading, or all of it if its code is slow. */
async function expectPageFocus(name?: RegExp): Promise<void> {
  await expect.element(page.getByRole("heading", { level: 1, ...(name && { name }) })).toBeVisible();
  await expect.poll(() => document.activeElement?.matches("main, main h1")).toBe(true);
}

/** Opens with Enter, checks that Tab stays within the dialog, and that Escape returns to the opener. */
async function expectDialogToTrap(opener: Locator, name: string | RegExp, stops = 40): Promise<void> {
  await tabTo(opener);
  expectVisibleFocus();
  await press("{Enter}");
  const dialog = page.getByRole("dialog", { name });
  await expectFocus(dialog);
  const focused = new Set<Element>();
  for (let stop = 0; stop < stops; stop++) {
    await userEvent.tab();
    const { activeElement } = document;
    // The dialog's own guards pass the focus on.
    if (activeElement?.hasAttribute("data-base-ui-focus-guard")) continue;
    expect(dialog.element().contains(activeElement), activeElement?.outerHTML).toBe(true);
    focused.add(activeElement!);
  }
  // All controls have been reached, and the first one again.
  expect(focused.size).toBeLessThan(stops);
  expect(focused.size).toBeGreaterThan(2);
  await press("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expectFocus(opener);
}

/** Waits for the service of the keyboard, which loads after the page: its list of keys opens then. */
async function waitForKeyboard(): Promise<void> {
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect
    .poll(async () => {
      if (!list.query()) await press("?");
      return list.query() !== null;
    })
    .toBe(true);
  await expectFocus(list);
  await press("{Escape}");
  await expect.element(list).not.toBeInTheDocument();
}

it("NEW-12 a game is found, opened and played by keyboard alone", async () => {
  await signIn({ country: "AT", funds: 500 });
  await renderApp("/categories/megaways", { width: 1440, height: 900, answers: EMPTY_FRAMES });
  await waitForKeyboard();
  await tabTo(await find("article[data-game] > a"));
  expectVisibleFocus();
  await press("{Enter}");
  await expect.poll(() => location.pathname).toMatch(/^\/play\//);
  // A new page begins at its heading, as a new document would.
  await expectPageFocus();
  await tabTo(page.getByRole("main").getByRole("link", { name: "Play", exact: true }));
  expectVisibleFocus();
  await press("{Enter}");
  await expect.poll(frame).not.toBeNull();
  await find("header [role=timer]");
  await expectPageFocus();
  for (const name of ["Leave game", "Next game"]) {
    await tabTo(page.getByRole("button", { name, exact: true }));
    expectVisibleFocus();
  }
  await tabTo(page.getByRole("navigation", { name: "Mode" }).getByRole("link", { name: "Demo" }));
  expectVisibleFocus();
  await expectDialogToTrap(page.getByRole("main").getByRole("link", { name: "Deposit" }), "Deposit");
  await expectDialogToTrap(page.getByRole("button", { name: "Leave game" }), /^Leave .+\?$/);
  await press("{Enter}");
  await tabTo(page.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }));
  await press("{Enter}");
  await expect.poll(() => location.search).not.toContain("mode=real");
  await expectPageFocus();
});

it("NEW-12 on a phone, the details of a running game open and close by keyboard", async () => {
  await signIn({ country: "AT", funds: 500 });
  await renderApp("/categories/megaways", { answers: EMPTY_FRAMES });
  await waitForKeyboard();
  await tabTo(await find("article[data-game] > a"));
  await press("{Enter}");
  await tabTo(page.getByRole("main").getByRole("link", { name: "Play", exact: true }));
  await press("{Enter}");
  await expect.poll(frame).not.toBeNull();
  const details = page.getByRole("button", { name: "Game details" });
  await tabTo(details);
  expectVisibleFocus();
  await press("{Enter}");
  await expect.element(details).toHaveAttribute("aria-expanded", "true");
  const next = page.getByRole("button", { name: "Next game" });
  await tabTo(next);
  expectVisibleFocus();
  await press("{Escape}");
  await expect.element(details).toHaveAttribute("aria-expanded", "false");
  await expectFocus(details);
});

it("NEW-12 ANC-68 a list is filtered by keyboard alone on a phone", async () => {
  await renderApp("/games/page/1");
  await find("main article[data-game]");
  const opener = page.getByRole("button", { name: "Filter and sort" });
  await tabTo(opener);
  await press("{Enter}");
  const dialog = page.getByRole("dialog", { name: "Filter and sort" });
  await expectFocus(dialog);
  const volatility = page.getByRole("group", { name: "Volatility" }).getByRole("checkbox").first();
  await tabTo(volatility);
  await press(" ");
  await expect.element(volatility).toBeChecked();
  const provider = page.getByRole("group", { name: "Providers" }).getByRole("checkbox").first();
  await tabTo(provider);
  await press(" ");
  await expect.element(provider).toBeChecked();
  await tabTo(dialog.getByRole("button", { name: /^Show (\d+ )?games?$/ }));
  await press("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => new URLSearchParams(location.search).get("volatility")).not.toBeNull();
  await expectFocus(opener);
  const remove = page.getByRole("link", { name: /^Remove filter: .*volatility$/ });
  await tabTo(remove);
  expectVisibleFocus();
  await press("{Enter}");
  await expect.element(remove).not.toBeInTheDocument();
  await expectFocus(opener);
});

it("NEW-12 ANC-72 the banner pauses by keyboard, and keeps the focus", async () => {
  await allowMotion();
  await renderApp("/", { width: 1440, height: 900 });
  const pause = page.getByRole("button", { name: "Pause highlights" });
  await tabTo(pause);
  expectVisibleFocus();
  await press(" ");
  const start = page.getByRole("button", { name: "Play highlights" });
  await expectFocus(start);
  await press("{Enter}");
  await expectFocus(pause);
  await userEvent.tab();
  expect(document.activeElement).not.toBe(pause.element());
});

it("NEW-12 the account's sections are opened by keyboard, and the way back leads to the hub", async () => {
  await renderApp("/profile", { player: {} });
  await waitForKeyboard();
  const hub = page.getByRole("navigation", { name: "Profile" });
  await tabTo(
    hub
      .getByRole("link", { name: /^Limits and breaks/ })
      .or(hub.getByRole("link", { name: /^Limits/ }))
      .first(),
  );
  expectVisibleFocus();
  await press("{Enter}");
  await expectPageFocus(/^Limits/);
  const back = await find("main a[href='/profile']");
  await tabTo(back);
  expectVisibleFocus();
  await press("{Enter}");
  await expect.element(hub).toBeVisible();
  await expectPageFocus();
});

it("NEW-12 a guest opens and leaves the log-in dialog by keyboard", async () => {
  await renderApp("/", { width: 1440, height: 900 });
  await expectDialogToTrap(page.getByRole("banner").getByRole("link", { name: "Log in" }), "Log in");
});

it("NEW-12 after a click the new page's heading has the focus without a ring", async () => {
  await renderApp("/profile", { player: {} });
  await waitForKeyboard();
  await page
    .getByRole("navigation", { name: "Profile" })
    .getByRole("link", { name: /^Limits/ })
    .click();
  await expectPageFocus(/^Limits/);
  expect(document.activeElement!.matches(":focus-visible")).toBe(false);
});
