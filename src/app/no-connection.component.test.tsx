import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { label } from "../../tests/support/component/account.ts";
import { PAYING_PLAYER } from "../../tests/support/component/cashbox.ts";
import { expectAccessible } from "../../tests/support/component/checks.ts";
import { goOffline, goOnline } from "../../tests/support/component/device.ts";
import type { FakeServer } from "../../tests/support/component/fake-server.ts";
import { find } from "../../tests/support/component/find.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";

const noConnection = page.getByRole("heading", { name: "No connection" });
const tryAgain = page.getByRole("button", { name: "Try again" });
const dialog = page.getByRole("dialog");
const gameCount = () => document.querySelectorAll("main article[data-game]").length;

/**
 * Retries offline, where the page shows the same notice, then online; a route that failed to load does that by itself.
 * Queries do, too, through a watch that component tests don't start.
 */
async function tryTwice({ calls }: FakeServer, isRoute = false): Promise<void> {
  const before = calls.length;
  await tryAgain.click();
  await expect.poll(() => calls.length).toBeGreaterThan(before);
  await expect.element(noConnection).toBeVisible();
  goOnline();
  if (!isRoute) await tryAgain.click();
  await expect.element(noConnection).not.toBeInTheDocument();
}

it.for([
  ["/faq", "article h1"],
  ["/how-to-install", "article h1"],
  ["/favorites", "h1"],
  ["/jackpots", "h1"],
] as const)(
  "PLT-54 PLT-46 %s opened offline says that it isn't saved, and loads once online",
  async ([path, content]) => {
    const server = await renderApp(path, { isOffline: true });
    await expect.element(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
    await expect.element(page.getByText("This page isn't saved offline.")).toBeVisible();
    expect(document.title).toBe("No connection | Apogee");
    if (path === "/faq") await expectAccessible();
    await tryTwice(server);
    await find(`main ${content}`);
  },
);

it.for(["/table/poker", "/live/baccarat"])(
  "PLT-54 PLT-46 %s opened offline says that it isn't saved, and loads by itself once online",
  async (path) => {
    const server = await renderApp(path, { isOffline: true });
    await expect.element(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
    await tryTwice(server, true);
    await find("main article[data-game]");
  },
);

it("PLT-45 PLT-54 offline, a link to a list shows No connection, and click and hover log no error", async () => {
  const { calls } = await renderApp("/", { width: 1440 });
  await expect.poll(gameCount).toBeGreaterThan(0);
  goOffline();
  const before = calls.length;
  const link = page.getByRole("complementary").first().getByRole("link", { name: "Live", exact: true });
  await link.hover();
  await expect.poll(() => calls.slice(before)).toContain("POST /api/games_filter");
  await link.click();
  await expect.element(noConnection).toBeVisible();
  expect(gameCount()).toBe(0);
});

it("PLT-54 PROF-26 registration without network says so, and loads once online", async () => {
  const server = await renderApp("/registration", { isOffline: true });
  await expect.element(dialog.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect.element(dialog.getByText("We'll load this form as soon as you're back online.")).toBeVisible();
  await expectAccessible();
  await tryTwice(server);
  await expect.element(label("Email")).toBeVisible();
});

it.for([
  ["/profile", () => page.getByRole("navigation", { name: "Profile" }).getByText("Your details")],
  ["/profile/main", () => label("Nickname")],
  ["/profile/security", () => label("Current password")],
  ["/profile/verification", () => page.getByText("You're not verified yet")],
  ["/cashbox", () => dialog.getByText("Available to withdraw")],
  ["/favorite-games", () => page.getByText("No favourites yet")],
] as const)(
  "NEW-01 PLT-54 PROF-01 offline, %s tells a player that it needs a connection, and loads once online",
  async ([path, content]) => {
    const server = await renderApp(path, { player: PAYING_PLAYER, isOffline: true });
    await expect.element(noConnection).toBeVisible();
    expect(tryAgain.elements()).toHaveLength(1);
    expect(page.getByRole("combobox").elements()).toEqual([]);
    expect(location.pathname).toBe(path);
    await tryTwice(server, path === "/cashbox");
    await expect.element(content()).toBeVisible();
  },
);

it("NEW-01 PLT-54 offline, a player's notifications say that they need a connection", async () => {
  await renderApp("/?popup=notifications", { player: {}, isOffline: true });
  await expect.element(dialog.getByText("We'll load this as soon as you're back online.")).toBeVisible();
  await expectAccessible();
});
