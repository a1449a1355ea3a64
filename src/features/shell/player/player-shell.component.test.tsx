import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { address, alterResponse, button } from "../../../../tests/support/component/account.ts";
import { expectToFit, nextLayout } from "../../../../tests/support/component/checks.ts";
import { MINUTE } from "../../../../tests/support/component/device.ts";
import type { FakeAnswers } from "../../../../tests/support/component/fake-server.ts";
import { closeApp, renderApp } from "../../../../tests/support/component/render-app.tsx";
import type { Player } from "../../../contract/player.ts";
import { writeCookie } from "../../../lib/storage/cookies.ts";

it("SHL-02 SHL-09 SHL-34 VIP-13 VIP-25 PROF-11 a VIP sees balance, level, manager and VIP offers", async () => {
  const locale = "en-CA";
  await renderApp("/support", { locale, player: { country: "CA", asDemo: true } });
  const head = page.getByRole("banner");
  await expect.element(head.getByRole("link", { name: "Profile of Demo CA" })).toBeVisible();
  await expect.element(head.getByText("$1,000.00").first()).toBeVisible();
  await button("Menu").click();
  const menu = page.getByRole("dialog");
  await expect.element(menu.getByText("Demo CA")).toBeVisible();
  const managerLinks = (part: typeof menu) =>
    part.getByRole("region", { name: "Your VIP manager" }).getByRole("link").elements().length;
  await expect.poll(() => managerLinks(menu)).toBe(3);
  await expect.element(menu.getByRole("link", { name: "Cashbox" })).toBeVisible();
  await menu.getByRole("link", { name: "Contact support" }).click();
  const support = page.getByRole("dialog", { name: "Support" });
  await expect.poll(() => managerLinks(support)).toBe(3);
  await userEvent.keyboard("{Escape}");
  await page.viewport(1440, 900);
  await expect.element(head.getByText("Gold", { exact: true })).toBeVisible();
  await expect.element(head.getByRole("link", { name: "Deposit" })).toBeVisible();
  closeApp();
  await renderApp("/promotions", { locale });
  await expect.element(page.getByRole("main").getByRole("link", { name: /VIP/ })).toBeVisible();
  closeApp();
  await renderApp("/profile/level", { locale });
  await expect.element(page.getByRole("heading", { level: 2, name: "Gold", exact: true })).toBeVisible();
  await expect.element(page.getByText("250,000 more to Platinum", { exact: true })).toBeVisible();
});

it("LIC-04 LIC-05 the session timer runs only in Estonia, and continues on a later visit", async () => {
  const locale = "et";
  const timer = page.getByRole("timer");
  const start = Date.now();
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(start);
  const signedInAt = (at: string | null): FakeAnswers => ({
    "GET /api/time": () => ({ now: new Date().toISOString() }),
    "GET /api/player": (request) =>
      alterResponse<Player>(request, (player) => ({ ...player, current_sign_in_at: at })),
  });
  const answers = signedInAt(new Date(start - 12 * MINUTE).toISOString());
  const player = { country: "EE", asDemo: true };
  const { answeredCalls } = await renderApp("/support", { locale, country: "EE", player, answers });
  await expect.element(timer).toHaveTextContent("00:12:00");
  // The clock stays still until the server's time is measured.
  await expect.poll(() => answeredCalls).toContain("GET /api/time");
  await nextLayout();
  vi.setSystemTime(start + 1_000);
  await expect.element(timer).toHaveTextContent("00:12:01");
  await expect.element(page.getByRole("banner").getByText("0,00 €").first()).toBeVisible();
  await expectToFit([390]);
  const avatar = page.getByRole("link", { name: /Demo EE$/ });
  expect(avatar.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
  closeApp();
  vi.setSystemTime(start + MINUTE);
  // The tab's storage has the session's start until the server sends it.
  await renderApp("/support", { locale, country: "EE", answers: signedInAt(null) });
  await expect.element(timer).toHaveTextContent("00:13:00");
  closeApp();
  await renderApp("/support", { locale, country: "DE", answers });
  await expect.element(avatar).toBeVisible();
  await expect.element(timer).not.toBeInTheDocument();
});

it("NAV-17 flags are listed, switched for this browser, and reset", async () => {
  const flag = page.getByRole("switch", { name: "mystic_jackpots" });
  await renderApp("/ffc");
  await expect.element(flag).toHaveAttribute("aria-checked", "true");
  await flag.click();
  await expect.element(flag).toHaveAttribute("aria-checked", "false");
  closeApp();
  await renderApp("/ffc");
  await expect.element(flag).toHaveAttribute("aria-checked", "false");
  await button("Reset to defaults").click();
  await expect.element(flag).toHaveAttribute("aria-checked", "true");
  await page.getByRole("main").getByRole("link", { name: "Home", exact: true }).click();
  await expect.poll(address).toBe("/");
});

it("SHL-33 SHL-28 PLT-48 AMB-PLT-04 Australia's card and the cookie card are shown once, and visits renew the stored answers", async () => {
  await renderApp("/support", { country: "AU", hasConsent: false });
  await button("I've read this").click();
  await button("Only essential").click();
  await expect.element(page.getByRole("region", { name: "Cookies" })).not.toBeInTheDocument();
  const daysOf = async (name: string) => {
    const cookie = (await cookieStore.get(name)) as { expires?: number } | null;
    return ((cookie?.expires ?? 0) - Date.now()) / 86_400_000;
  };
  expect(await daysOf("cookie_consent")).toBeGreaterThan(364);
  expect(await daysOf("emp_approval")).toBeGreaterThan(390);
  closeApp();
  writeCookie("cookie_consent", "essential", 1);
  writeCookie("emp_approval", "approved", 1);
  expect(await daysOf("emp_approval")).toBeLessThan(2);
  await renderApp("/support", { country: "AU", hasConsent: false });
  await expect.poll(() => daysOf("emp_approval")).toBeGreaterThan(390);
  expect(await daysOf("cookie_consent")).toBeGreaterThan(364);
});
